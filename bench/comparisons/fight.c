/* FIGHT written in C: the same position as in kwoon.games.fight, in plain arrays, played at random with the same dice.

   It has no prompts, drafts, views, copies, records or events, so it shows the cost of the bare game. With the same
   seed, it plays the same game as the rules, decision by decision, so that the two can be compared. The clauses are
   named in kwoon.games.fight. */

#include <stdint.h>

enum { MOST = 64, EVEN = 2, DRAWN = 3, NOBODY = -1 };

typedef struct {
    int32_t kinds, row_size, points_to_win, rounds_to_win, dealt, opening_picks;
    int32_t attacks[MOST], values[MOST], points[MOST];
    int32_t clashes[MOST * MOST];
} Box;

typedef struct { int32_t size, cards[MOST]; } Pile;

typedef struct {
    const Box *box;
    uint32_t a, b, c, counter;
    Pile deck, row, discard, hands[2], shown[2], won_cards[2];
    int scores[2], won[2], breaker;
    long decisions;
} Fight;

/* Random numbers as in kwoon.core.dice: the sfc32 generator, and Lemire's method for numbers below n. */

static uint32_t word(Fight *f) {
    uint32_t total = f->a + f->b + f->counter++;
    f->a = f->b ^ (f->b >> 9);
    f->b = f->c + (f->c << 3);
    f->c = ((f->c << 21) | (f->c >> 11)) + total;
    return total;
}

static int roll(Fight *f, uint32_t sides) {
    if (sides <= 1) return 0;
    uint64_t product = (uint64_t)word(f) * sides;
    if ((uint32_t)product < sides) {
        uint32_t least = -sides % sides;
        while ((uint32_t)product < least) product = (uint64_t)word(f) * sides;
    }
    return (int)(product >> 32);
}

static void seed(Fight *f, uint64_t number) {
    f->a = (uint32_t)number;
    f->b = (uint32_t)(number >> 32);
    f->c = f->counter = 0;
    for (int i = 0; i < 20; i++) word(f);
}

/* Cards. */

static void lay(Pile *pile, int card) { pile->cards[pile->size++] = card; }

static int draw(Fight *f) {
    Pile *deck = &f->deck;
    int at = roll(f, deck->size), card = deck->cards[at];
    deck->cards[at] = deck->cards[--deck->size];
    return card;
}

static int find(const Pile *pile, int card) {
    for (int at = 0; at < pile->size; at++)
        if (pile->cards[at] == card) return at;
    return -1;
}

static void take_out(Pile *pile, int at) { pile->cards[at] = pile->cards[--pile->size]; }

static void refill(Fight *f) {
    while (f->row.size < f->box->row_size && f->deck.size) lay(&f->row, draw(f));
}

/* Random decisions: take any card from the row, or choose any card in the hand. */

static void take(Fight *f, int seat) {
    int at = roll(f, f->row.size), card = f->row.cards[at];
    f->row.size--;
    for (; at < f->row.size; at++) f->row.cards[at] = f->row.cards[at + 1];
    lay(&f->hands[seat], card);
    lay(&f->shown[seat], card);
    f->decisions++;
}

static int choose(Fight *f, int seat) {
    f->decisions++;
    return f->hands[seat].cards[roll(f, f->hands[seat].size)];
}

/* The rules. */

static int favoured(Fight *f) { return f->breaker >= 0 ? f->breaker : roll(f, 2); }

static void start_round(Fight *f) {
    f->row.size = f->discard.size = 0;
    f->deck.size = f->box->kinds;
    for (int card = 0; card < f->box->kinds; card++) f->deck.cards[card] = card;
    for (int seat = 0; seat < 2; seat++)
        f->hands[seat].size = f->shown[seat].size = f->won_cards[seat].size = f->scores[seat] = 0;
    f->breaker = NOBODY;
    refill(f);
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < f->box->dealt; i++) lay(&f->hands[seat], draw(f));
    int picker = roll(f, 2);
    for (int i = 0; i < 2 * f->box->opening_picks; i++, picker = 1 - picker) take(f, picker);
    if (f->box->opening_picks) refill(f);
}

static void collect(Fight *f, int winner, int card) {
    Pile *pile = &f->won_cards[winner];
    const int32_t *values = f->box->values;
    f->scores[winner] += f->box->points[card];
    lay(pile, card);
    if (f->breaker < 0) {
        f->breaker = winner;
        return;
    }
    const Pile *holding = &f->won_cards[f->breaker];
    int top = holding->cards[holding->size - (f->breaker == winner ? 2 : 1)];
    if (values[card] >= values[top]) {
        f->breaker = winner;
        return;
    }
    for (int at = pile->size - 1; at > 0; at--) pile->cards[at] = pile->cards[at - 1];
    pile->cards[0] = card;
}

/* Plays one turn. Returns the seat that wins the round, or NOBODY if the round continues. */
static int turn(Fight *f) {
    const Box *box = f->box;
    int played[2] = {choose(f, 0), 0};
    played[1] = choose(f, 1);
    for (int seat = 0; seat < 2; seat++) {
        take_out(&f->hands[seat], find(&f->hands[seat], played[seat]));
        int at = find(&f->shown[seat], played[seat]);
        if (at >= 0) take_out(&f->shown[seat], at);
    }
    int winner = box->clashes[played[0] * box->kinds + played[1]];
    if (winner == EVEN) winner = favoured(f);
    if (winner == DRAWN) {
        if (f->row.size < 2) return favoured(f);
        int picker = favoured(f);
        take(f, picker);
        take(f, 1 - picker);
        refill(f);
        lay(&f->discard, played[0]);
        lay(&f->discard, played[1]);
        return NOBODY;
    }
    int prize = box->attacks[played[winner]] ? winner : 1 - winner;
    collect(f, winner, played[prize]);
    if (f->scores[winner] >= box->points_to_win) return winner;
    if (!f->deck.size) return favoured(f);
    take(f, winner);
    lay(&f->hands[1 - winner], draw(f));
    refill(f);
    lay(&f->discard, played[1 - prize]);
    return NOBODY;
}

/* Plays `games` games with consecutive seeds from `first` on, and returns the total number of decisions. Writes the
   winner and the number of decisions of each game to `winners` and `lengths`, unless they are null. */
long play(const Box *box, long first, long games, int32_t *winners, int32_t *lengths) {
    long decisions = 0;
    for (long number = 0; number < games; number++) {
        Fight f;
        f.box = box;
        f.won[0] = f.won[1] = 0;
        f.decisions = 0;
        seed(&f, (uint64_t)(first + number));
        int winner;
        do {
            start_round(&f);
            do winner = turn(&f);
            while (winner == NOBODY);
        } while (++f.won[winner] < box->rounds_to_win);
        decisions += f.decisions;
        if (winners) winners[number] = winner;
        if (lengths) lengths[number] = (int32_t)f.decisions;
    }
    return decisions;
}
