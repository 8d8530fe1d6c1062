/* The same algorithm as the rules in src/leonardo/rules, for quintis-2009 with its own options, in C.

   It exists to be raced against: same state, same generator, same order of the list of legal moves, so that
   both play the same games to the last card. quintis_race plays `count` games of uniformly random moves,
   building the whole list at each decision, and gives the number of decisions; with hashes it also writes
   the trace of each game, as leonardo.lab.tracing does. */
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, HAND = 24, PILE = 128, CELLS = 81, SIDE = 9, SPAN = 5, SYMBOLS = 12, STRIDE = 6, MIDDLE = 40 };
enum { PLAY, OVER = 6 };
enum { PLACE = 2, COVER = 3, REPLACE = 4, SKIP = 16 };
enum { BY_DECK = 2, BY_STALEMATE = 3, BY_LIMIT = 4, STALL_ROUNDS = 12, REFILL_TO = 6, NO_CELL = -1 };

typedef struct {
    int8_t seats, mover, phase, final_turns, low_row, high_row, low_col, high_col, winners, reason, draw_due;
    int8_t hand_count[SEATS], height[CELLS], buried_cell[PILE], keys[SEATS * SYMBOLS], given[SYMBOLS];
    int16_t hand[SEATS * HAND], pile[PILE], deck_count, top[CELLS], buried[PILE], buried_count;
    int16_t last_played, played_card, last_card, own_last[SEATS];
    int8_t played_at, left_deck;
    int32_t turn, skips, quiet;
    int64_t board[SYMBOLS], occupied;
} State;

/* --- chance: sfc32 ------------------------------------------------------------------------------- */

typedef uint32_t Random[4];

static inline uint32_t next_word(Random r) {
    uint32_t out = r[0] + r[1] + r[3]++;
    r[0] = r[1] ^ r[1] >> 9;
    r[1] = r[2] + (r[2] << 3);
    r[2] = (r[2] << 21 | r[2] >> 11) + out;
    return out;
}

static void start(Random r, uint32_t a, uint32_t b, uint32_t c) {
    r[0] = a, r[1] = b, r[2] = c, r[3] = 1;
    for (int i = 0; i < 15; i++) next_word(r);
}

static inline uint32_t below(Random r, uint32_t n) {
    uint64_t product = (uint64_t)next_word(r) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = (uint64_t)next_word(r) * n;
    }
    return product >> 32;
}

static void shuffle(Random r, int64_t *cards, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = below(r, i + 1);
        int64_t card = cards[i];
        cards[i] = cards[j], cards[j] = card;
    }
}

/* --- hands and the field ---------------------------------------------------------------------------- */

static void add_to_hand(State *s, int seat, int card) {
    int at = seat * HAND, i = at + s->hand_count[seat]++;
    for (; i > at && s->hand[i - 1] > card; i--) s->hand[i] = s->hand[i - 1];
    s->hand[i] = card;
}

static void remove_from_hand(State *s, int seat, int card) {
    int end = seat * HAND + --s->hand_count[seat], i = seat * HAND;
    while (s->hand[i] != card && i < end) i++;
    for (; i < end; i++) s->hand[i] = s->hand[i + 1];
    s->hand[end] = 0;
}

static int take_next(State *s) {
    int card = s->pile[--s->deck_count];
    s->pile[s->deck_count] = 0;
    s->left_deck = 1;
    return card;
}

static inline int64_t bit_of(int cell) { return (int64_t)1 << (cell / SIDE * STRIDE + cell % SIDE); }
static inline int cell_of(const State *s, int bit) { return bit + 3 * ((bit - s->low_col + 1) * 43 >> 8); }
static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

static int64_t free_cells(const State *s) {
    int low_row = max(max(s->high_row - SPAN + 1, s->low_row - 1), 0);
    int high_row = min(min(s->low_row + SPAN - 1, s->high_row + 1), SIDE - 1);
    int low_col = max(max(s->high_col - SPAN + 1, s->low_col - 1), 0);
    int high_col = min(min(s->low_col + SPAN - 1, s->high_col + 1), SIDE - 1);
    int64_t line = (((int64_t)1 << (high_col - low_col + 1)) - 1) << low_col, window = 0;
    for (int row = low_row; row <= high_row; row++) window |= line << (row * STRIDE);
    int64_t wide = s->occupied | s->occupied << 1 | s->occupied >> 1;
    return (wide | wide << STRIDE | wide >> STRIDE) & window & ~s->occupied;
}

static void show(State *s, int cell, int card) {
    int64_t bit = bit_of(cell);
    for (int m = s->top[cell]; m; m &= m - 1) s->board[__builtin_ctz(m)] &= ~bit;
    for (int m = card; m; m &= m - 1) s->board[__builtin_ctz(m)] |= bit;
    s->top[cell] = card;
}

/* --- the list of legal moves ------------------------------------------------------------------------- */

static inline int64_t pack(int kind, int card, int a) {
    return card | kind << 15 | (int64_t)(a + 1) << 25;
}

static int legal(const State *s, int64_t *out) {
    const int16_t *hand = s->hand + s->mover * HAND;
    int first = 0, room = 0, placed = 0, n = 0;
    for (int i = 0; i < s->hand_count[s->mover]; i++) {
        int card = hand[i];
        if (card & s->last_played || (i && card == hand[i - 1])) continue;
        if (!placed) {
            first = n, placed = card;
            if (!s->occupied) out[n++] = pack(PLACE, card, MIDDLE);
            else {
                int64_t from = pack(PLACE, card, -1);
                for (int64_t c = free_cells(s); c; c &= c - 1)
                    out[n++] = from + ((int64_t)(cell_of(s, __builtin_ctzll(c)) + 1) << 25);
            }
            room = n - first;
        } else
            for (int j = first; j < first + room; j++) out[n++] = out[j] + (card - placed);
        int64_t from = pack(COVER, card, -1), step = pack(REPLACE, card, -1) - from, cells = 0;
        for (int m = card; m; m &= m - 1) cells |= s->board[__builtin_ctz(m)];
        for (; cells; cells &= cells - 1, n += 2) {
            out[n] = from + ((int64_t)(cell_of(s, __builtin_ctzll(cells)) + 1) << 25);
            out[n + 1] = out[n] + step;
        }
    }
    if (!n) out[n++] = pack(SKIP, 0, -1);
    return n;
}

/* --- keys and the end ----------------------------------------------------------------------------------- */

static inline int run_through(int64_t board, int64_t bit, int step) {
    int length = 1;
    for (int64_t at = bit << step; board & at; at <<= step) length++;
    for (int64_t at = bit >> step; board & at; at >>= step) length++;
    return length;
}

static inline int64_t threes(int64_t board, int step) {
    int64_t first = board & board >> step & board >> 2 * step;
    return first | first << step | first << 2 * step;
}

static void take_field_keys(State *s) {
    if (s->played_at == NO_CELL) return;
    int64_t bit = bit_of(s->played_at);
    for (int m = s->top[s->played_at]; m; m &= m - 1) {
        int symbol = __builtin_ctz(m);
        int64_t board = s->board[symbol];
        if (!((threes(board, 1) | threes(board, 6) | threes(board, 7) | threes(board, 5)) & bit)) continue;
        int longest = max(max(run_through(board, bit, 1), run_through(board, bit, 6)),
                          max(run_through(board, bit, 7), run_through(board, bit, 5)));
        int count = longest - 2 - s->given[symbol];
        if (count > 0) {
            s->keys[s->mover * SYMBOLS + symbol] += count;
            s->given[symbol] += count;
        }
    }
}

static int key_count(const State *s, int seat) {
    int count = 0;
    for (int i = 0; i < SYMBOLS; i++) count += s->keys[seat * SYMBOLS + i];
    return count;
}

static int compare(const State *s, int a, int b) {
    int difference = key_count(s, a) - key_count(s, b);
    for (int i = 0; i < SYMBOLS && !difference; i++)
        difference = s->keys[a * SYMBOLS + i] - s->keys[b * SYMBOLS + i];
    return difference;
}

static void end_game(State *s, int reason) {
    int best = 0, bits = 1;
    for (int seat = 1; seat < s->seats; seat++) {
        int order = compare(s, seat, best);
        if (order > 0) best = seat, bits = 1 << seat;
        else if (order == 0) bits |= 1 << seat;
    }
    s->phase = OVER, s->winners = bits, s->reason = reason;
}

static int last_round_is_over(State *s) {
    if (s->final_turns > 0) return --s->final_turns == 0;
    if (s->final_turns < 0 && s->deck_count == 0) s->final_turns = s->seats;
    return 0;
}

/* --- a turn ------------------------------------------------------------------------------------------------ */

static void end_turn(State *s) {
    int held = s->hand_count[s->mover];
    if (s->final_turns < 0 && s->draw_due && held < REFILL_TO && s->deck_count)
        add_to_hand(s, s->mover, take_next(s));
    take_field_keys(s);
    if (s->played_card) {
        s->last_card = s->own_last[s->mover] = s->played_card;
        s->skips = 0;
    } else
        s->skips++;
    s->quiet = s->left_deck ? 0 : s->quiet + 1;
    s->last_played = s->played_card;
    if (last_round_is_over(s)) end_game(s, BY_DECK);
    else if (s->skips >= s->seats) end_game(s, BY_STALEMATE);
    else if (s->quiet >= STALL_ROUNDS * s->seats) end_game(s, BY_LIMIT);
    s->played_card = 0, s->played_at = NO_CELL, s->draw_due = 0, s->left_deck = 0;
    if (s->phase == OVER) return;
    s->turn++;
    s->mover = (s->mover + 1) % s->seats;
}

static void apply(State *s, int64_t move) {
    int kind = move >> 15 & 31, card = move & 32767, cell = (move >> 25 & 127) - 1;
    if (kind != SKIP) {
        remove_from_hand(s, s->mover, card);
        s->played_card = card, s->played_at = cell;
        if (kind == PLACE) {
            int row = cell / SIDE, col = cell % SIDE;
            s->low_row = s->occupied ? min(s->low_row, row) : row;
            s->high_row = s->occupied ? max(s->high_row, row) : row;
            s->low_col = s->occupied ? min(s->low_col, col) : col;
            s->high_col = s->occupied ? max(s->high_col, col) : col;
            s->occupied |= bit_of(cell);
            s->height[cell] = 1;
            show(s, cell, card);
        } else if (kind == COVER) {
            s->buried[s->buried_count] = s->top[cell];
            s->buried_cell[s->buried_count++] = cell;
            s->height[cell]++;
            show(s, cell, card);
        } else {
            int replaced = s->top[cell];
            show(s, cell, card);
            add_to_hand(s, s->mover, replaced);
        }
        s->draw_due = kind != REPLACE;
    }
    end_turn(s);
}

static void deal(State *s, int seats, int first, const int64_t *cards, int count) {
    memset(s, 0, sizeof *s);
    s->seats = seats, s->mover = first, s->turn = 1, s->final_turns = -1, s->played_at = NO_CELL;
    for (int i = 0; i < count; i++) s->pile[count - 1 - i] = cards[i];
    s->deck_count = count;
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < REFILL_TO; i++) add_to_hand(s, seat, take_next(s));
    s->left_deck = 0;
}

/* --- many games ---------------------------------------------------------------------------------------------- */

static inline uint32_t mix(uint32_t h, int64_t x) {
    h = (h ^ (uint32_t)x) * 16777619u;
    h = (h ^ (uint32_t)(x >> 32)) * 16777619u;
    return h ^ h >> 15;
}

static uint32_t trace_decision(uint32_t h, const int64_t *moves, int count, int64_t move) {
    int64_t listed = 0;
    for (int i = 0; i < count; i++) listed += moves[i];
    return mix(mix(mix(h, count), listed), move);
}

static uint32_t trace_end(uint32_t h, const State *s) {
    h = mix(mix(mix(h, s->turn), s->winners), s->reason);
    for (int i = 0; i < s->seats * SYMBOLS; i++) h = mix(h, s->keys[i]);
    return h;
}

int64_t quintis_race(const int64_t *deck, int size, int seats, const int64_t *seed, int64_t from, int64_t count,
                     int64_t *hashes) {
    State state, *s = &state;
    Random chance, choice;
    int64_t cards[PILE], moves[4096], decisions = 0;
    for (int64_t game = from; game < from + count; game++) {
        uint32_t h = 2166136261u;
        start(chance, seed[0], seed[1], game);
        start(choice, seed[2], seed[3], game);
        memcpy(cards, deck, size * sizeof *cards);
        shuffle(chance, cards, size);
        deal(s, seats, below(chance, seats), cards, size);
        while (s->phase != OVER) {
            int n = legal(s, moves);
            int64_t move = moves[below(choice, n)];
            if (hashes) h = trace_decision(h, moves, n, move);
            apply(s, move);
            decisions++;
        }
        if (hashes) hashes[game - from] = trace_end(h, s);
    }
    return decisions;
}
