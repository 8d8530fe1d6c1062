# Обучение весов для поиска: что из него вышло. Имена файлов и команд не переводятся.

learn-done = { $games ->
    [one] Выучено по { $games } партии: { $weights }, { $curve }.
    [few] Выучено по { $games } партиям: { $weights }, { $curve }.
    [many] Выучено по { $games } партиям: { $weights }, { $curve }.
   *[other] Выучено по { $games } партии: { $weights }, { $curve }.
  }
  Последние партии удивили веса на { $learned }, формулу на { $formula }. Лучше ли с ними играется за то же время, скажет матч:
learn-stopped = { $planned ->
    [one] Закончено { $done } из { $planned } поколения. Продолжить:
    [few] Закончено { $done } из { $planned } поколений. Продолжить:
    [many] Закончено { $done } из { $planned } поколений. Продолжить:
   *[other] Закончено { $done } из { $planned } поколения. Продолжить:
  }
learn-curve-title = { $edition }: насколько удивляет исход новых партий
learn-curve-games = партий
learn-curve-formula = формула
learn-curve-learned = веса
