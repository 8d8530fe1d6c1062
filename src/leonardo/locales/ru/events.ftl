# Журнал: одно предложение на событие — об игроке $player или, если $you истинно, прямо читателю.
# Настоящее время и имена в именительном падеже, чтобы не угадывать род и склонение.

event-played-zone = { $you ->
    [true] Вы играете { $card } { $zone }.
   *[false] { $player } играет { $card } { $zone }.
}
event-played-place = { $you ->
    [true] Вы выкладываете { $card } на { $cell }.
   *[false] { $player } выкладывает { $card } на { $cell }.
}
event-played-cover = { $you ->
    [true] Вы накрываете { $under } на { $cell } картой { $card }.
   *[false] { $player } накрывает { $under } на { $cell } картой { $card }.
}
event-played-cover-plain = { $you ->
    [true] Вы накрываете карту на { $cell } картой { $card }.
   *[false] { $player } накрывает карту на { $cell } картой { $card }.
}
event-played-replace = { $you ->
    [true] Вы заменяете { $under } на { $cell } картой { $card }.
   *[false] { $player } заменяет { $under } на { $cell } картой { $card }.
}
event-played-replace-plain = { $you ->
    [true] Вы заменяете карту на { $cell } картой { $card }.
   *[false] { $player } заменяет карту на { $cell } картой { $card }.
}
event-played-plain = { $you ->
    [true] Вы играете { $card }.
   *[false] { $player } играет { $card }.
}

event-passed-on = { $you ->
    [true] { $card } переходит на ваш стол и лежит теперь { $zone }.
   *[false] { $card } переходит на другой стол и лежит теперь { $zone }; хозяин стола — { $player }.
}
event-passed-on-plain = { $you ->
    [true] { $card } переходит на ваш стол.
   *[false] { $card } переходит на другой стол; хозяин стола — { $player }.
}

event-discarded = { $deck ->
    [main] { $cards } уходит в основной сброс.
    [extra] { $cards } уходит в дополнительный сброс.
   *[only] { $cards } уходит в сброс.
}
event-dropped = { $you ->
    [true] Вы откладываете { $card } без применения.
   *[false] { $player } откладывает { $card } без применения.
}

event-removed = { $card } выбывает из игры.
event-removed-place = { $card } на { $cell } выбывает из игры.
event-put-under = { $you ->
    [true] Вы подкладываете { $card } под колоду.
   *[false] { $player } подкладывает { $card } под колоду.
}
event-put-under-hidden = { $you ->
    [true] Вы подкладываете карту под колоду.
   *[false] { $player } подкладывает карту под колоду.
}

# $known: no — читателю нельзя видеть карту.
event-taken-place = { $you ->
    [true] Вы берёте { $card } с { $cell } в руку.
   *[false] { $player } берёт { $card } с { $cell } в руку.
}
event-taken-zone = { $you ->
    [true] Вы берёте в руку { $card }; карта лежала { $zone }.
   *[false] { $player } берёт в руку { $card }; карта лежала { $zone }.
}
event-taken-pile = { $deck ->
    [extra] { $you ->
        [true] Вы берёте { $card } из дополнительного сброса.
       *[false] { $player } берёт { $card } из дополнительного сброса.
    }
    [main] { $you ->
        [true] Вы берёте { $card } из основного сброса.
       *[false] { $player } берёт { $card } из основного сброса.
    }
   *[only] { $you ->
        [true] Вы берёте { $card } из сброса.
       *[false] { $player } берёт { $card } из сброса.
    }
}
event-taken-seat = { $known ->
    [yes] { $you ->
        [true] Вы берёте { $card } из чужой руки; её хозяин — { $source }.
       *[false] { $player } берёт { $card } из чужой руки; её хозяин — { $source }.
    }
   *[no] { $you ->
        [true] Вы берёте карту из чужой руки; её хозяин — { $source }.
       *[false] { $player } берёт карту из чужой руки; её хозяин — { $source }.
    }
}
event-taken-from-you = { $known ->
    [yes] { $player } берёт { $card } из вашей руки.
   *[no] { $player } берёт карту из вашей руки.
}
event-taken-plain = { $known ->
    [yes] { $you ->
        [true] Вы берёте { $card } в руку.
       *[false] { $player } берёт { $card } в руку.
    }
   *[no] { $you ->
        [true] Вы берёте карту в руку.
       *[false] { $player } берёт карту в руку.
    }
}

event-drawn = { $deck ->
    [main] { $you ->
        [true] Вы берёте { $card } из основной колоды.
       *[false] { $player } берёт { $card } из основной колоды.
    }
    [extra] { $you ->
        [true] Вы берёте { $card } из дополнительной колоды.
       *[false] { $player } берёт { $card } из дополнительной колоды.
    }
   *[only] { $you ->
        [true] Вы берёте { $card } из колоды.
       *[false] { $player } берёт { $card } из колоды.
    }
}
event-drawn-hidden = { $deck ->
    [main] { $you ->
        [true] { $count ->
            [one] Вы берёте { $count } карту из основной колоды.
            [few] Вы берёте { $count } карты из основной колоды.
            [many] Вы берёте { $count } карт из основной колоды.
           *[other] Вы берёте { $count } карты из основной колоды.
        }
       *[false] { $count ->
            [one] { $player } берёт { $count } карту из основной колоды.
            [few] { $player } берёт { $count } карты из основной колоды.
            [many] { $player } берёт { $count } карт из основной колоды.
           *[other] { $player } берёт { $count } карты из основной колоды.
        }
    }
    [extra] { $you ->
        [true] { $count ->
            [one] Вы берёте { $count } карту из дополнительной колоды.
            [few] Вы берёте { $count } карты из дополнительной колоды.
            [many] Вы берёте { $count } карт из дополнительной колоды.
           *[other] Вы берёте { $count } карты из дополнительной колоды.
        }
       *[false] { $count ->
            [one] { $player } берёт { $count } карту из дополнительной колоды.
            [few] { $player } берёт { $count } карты из дополнительной колоды.
            [many] { $player } берёт { $count } карт из дополнительной колоды.
           *[other] { $player } берёт { $count } карты из дополнительной колоды.
        }
    }
   *[only] { $you ->
        [true] { $count ->
            [one] Вы берёте { $count } карту из колоды.
            [few] Вы берёте { $count } карты из колоды.
            [many] Вы берёте { $count } карт из колоды.
           *[other] Вы берёте { $count } карты из колоды.
        }
       *[false] { $count ->
            [one] { $player } берёт { $count } карту из колоды.
            [few] { $player } берёт { $count } карты из колоды.
            [many] { $player } берёт { $count } карт из колоды.
           *[other] { $player } берёт { $count } карты из колоды.
        }
    }
}

event-key = { $you ->
    [true] { $count ->
        [1] Вы получаете ключ { $symbol }.
        [one] Вы получаете { $count } ключ { $symbol }.
        [few] Вы получаете { $count } ключа { $symbol }.
        [many] Вы получаете { $count } ключей { $symbol }.
       *[other] Вы получаете { $count } ключа { $symbol }.
    }
   *[false] { $count ->
        [1] { $player } получает ключ { $symbol }.
        [one] { $player } получает { $count } ключ { $symbol }.
        [few] { $player } получает { $count } ключа { $symbol }.
        [many] { $player } получает { $count } ключей { $symbol }.
       *[other] { $player } получает { $count } ключа { $symbol }.
    }
}
event-bonus = { $you ->
    [true] Пять одинаковых символов: премией вы выбираете ключ { $symbol }.
   *[false] Пять одинаковых символов: премией { $player } выбирает ключ { $symbol }.
}
event-bonus-plain = { $you ->
    [true] Пять одинаковых символов: вы выбираете любой ключ, которого у вас ещё нет.
   *[false] Пять одинаковых символов: { $player } выбирает любой ключ, которого ещё не имеет.
}

## Что стоит, но ничего не приносит

event-no-key-owned = { $you ->
    [true] { $symbol } — три в ряд, но ключ { $symbol } у вас уже есть.
   *[false] { $symbol } — три в ряд, но ключ { $symbol } у этого игрока уже есть ({ $player }).
}
event-no-key-given-4 = { $symbol } — три в ряд, но следующий ключ { $symbol } даётся за четыре в ряд.
event-no-key-given-5 = { $symbol } стоит в ряд, но следующий ключ { $symbol } даётся только за пять в ряд.
event-no-key-given-never = { $symbol } стоит в ряд, но все три ключа { $symbol } уже розданы.
event-no-key-gift = { $you ->
    [true] { $symbol } стоит в линию, но это подарок, а не работа вашей карты; за этим столом подарки ключей не приносят.
   *[false] { $symbol } стоит в линию, но это подарок, а не работа своей карты ({ $player }); за этим столом подарки ключей не приносят.
}
event-no-key-gift-plain = Линия стоит, но она подарена соседом, а за этим столом подарки ключей не приносят.
event-no-key-bonus-used = { $you ->
    [true] Снова пять одинаковых символов, но свой премиальный ключ в этой партии вы уже взяли.
   *[false] Снова пять одинаковых символов, но премиальный ключ этой партии уже взят ({ $player }).
}
event-no-key = Линия стоит, но ключа не приносит.

## Жетон, карты действий и то, что длится

event-veto = { $you ->
    [true] Вы ставите жетон вето на { $cell }.
   *[false] { $player } ставит жетон вето на { $cell }.
}
event-veto-card = { $you ->
    [true] Вы ставите жетон вето на { $cell }, на карту { $card }.
   *[false] { $player } ставит жетон вето на { $cell }, на карту { $card }.
}
event-action = { $you ->
    [true] Вы применяете карту { $action }.
   *[false] { $player } применяет карту { $action }.
}
event-action-on = { $you ->
    [true] Вы применяете карту { $action }: { $args }.
   *[false] { $player } применяет карту { $action }: { $args }.
}

event-effect-begins = Карта { $action } вступает в силу.
event-effect-begins-seat = { $you ->
    [true] Карта { $action } теперь лежит перед вами.
   *[false] Карта { $action } теперь лежит на столе; её хозяин — { $player }.
}
event-effect-begins-zone = { $you ->
    [true] Карта { $action } теперь лежит на вашем столе, { $zone }.
   *[false] Карта { $action } теперь лежит { $zone }; хозяин стола — { $player }.
}
event-effect-begins-symbol = Карта { $action } вступает в силу: { $symbol }.
event-effect-begins-zone-symbol = Карта { $action } вступает в силу: { $zone }, { $symbol }.
event-effect-ends = Карта { $action } больше не действует.
event-effect-ends-seat = { $you ->
    [true] Ваша карта { $action } больше не действует.
   *[false] Карта { $action } больше не действует; её хозяин — { $player }.
}
event-effect-ends-zone = { $you ->
    [true] Карта { $action } на вашем столе больше не действует; она лежала { $zone }.
   *[false] Карта { $action } больше не действует; она лежала { $zone }, хозяин стола — { $player }.
}

event-reshuffled = { $deck ->
    [main] Основной сброс перетасован и снова стал основной колодой.
    [extra] Дополнительный сброс перетасован и снова стал дополнительной колодой.
   *[only] Сброс перетасован и снова стал колодой.
}

## Ходы и конец

event-skipped = { $you ->
    [true] Вам нечем сыграть, вы пропускаете ход.
   *[false] { $player } пропускает ход: подходящей карты с символами нет.
}
event-turn = { $you ->
    [true] Начинается ваш ход.
   *[false] Начинается ход; ходит { $player }.
}
event-turn-numbered = { $you ->
    [true] Ход { $turn }: ваша очередь.
   *[false] Ход { $turn }: ходит { $player }.
}
event-last-round = Взята последняя карта, начинается последний круг.
event-last-round-counted = { $count ->
    [one] Взята последняя карта: остался { $count } ход.
    [few] Взята последняя карта: осталось { $count } хода.
    [many] Взята последняя карта: осталось { $count } ходов.
   *[other] Взята последняя карта: осталось { $count } хода.
}
event-unknown = Произошло событие, для которого у программы нет слов ({ $event }).

ending-reason-keys = Цель достигнута.
ending-reason-deck = Последний круг сыгран.
ending-reason-stalemate = Всем пришлось пропустить ход, партия окончена.
ending-reason-limit = Достигнут предел числа ходов.
ending-winner = { $count ->
    [one] Побеждает { $winner }: { $count } ключ.
    [few] Побеждает { $winner }: { $count } ключа.
    [many] Побеждает { $winner }: { $count } ключей.
   *[other] Побеждает { $winner }: { $count } ключа.
}
ending-winner-plain = Побеждает { $winner }.
ending-shared = { $count ->
    [0] Победу делят { $winners }: ключей нет ни у кого.
    [one] Победу делят { $winners }: у каждого по { $count } ключу.
    [few] Победу делят { $winners }: у каждого по { $count } ключа.
    [many] Победу делят { $winners }: у каждого по { $count } ключей.
   *[other] Победу делят { $winners }: у каждого по { $count } ключа.
}
ending-shared-plain = Победу делят { $winners }.
ending-seniority = Ключей поровну ({ $others }), но решают старшие: больше всего ключей { $symbol } собирает { $winner }.
ending-standings = Ключи: { $standings }.
ending-standing = { $player } { $count }
