// Kung Fu Fighting without a browser: answers put in order, the blows of a turn, the story in beats.
import { describe, expect, it } from 'vitest'
import { ago } from '../src/games/kung-fu/attack_age'
import { breath, called, slots } from '../src/games/kung-fu/builds'
import { Drafting } from '../src/games/kung-fu/drafting.svelte'
import { unmarked } from '../src/games/kung-fu/hint_marks'
import { around } from '../src/games/kung-fu/seating'
import { blows } from '../src/games/kung-fu-2014/round_summary'
import { narrate } from '../src/games/kung-fu-2014/narration'
import { type KungFuView, attack, held, read, zones } from '../src/games/kung-fu-2014/view'
import type { Prompt, Event, CardFace, Move } from '../src/api/protocol'

const KINDS = ['punch', 'sword', 'fast', 'iron', 'window', 'crane']
const face = (id: string, kind: string): CardFace => ({ id, name: `${id}!`, kind, icon: id, text: '', numbers: [], copies: 1, against: [] }) as unknown as CardFace
const FACES = ['base', 'weapon', 'enhancement', 'enhancement', 'finishing move', 'stance'].map((kind, index) => face(KINDS[index]!, kind))

/** A hall that asks like the real one: a stance, a base, enhancements in any order, a finishing move. */
class FakeHall {
  draft: number[] = []
  log: string[] = []
  position = 1
  drafting = new Drafting(
    (move) => this.answer(move.move),
    () => this.back(),
  )
  offers(): number[] {
    const last = this.draft.at(-1)
    if (last === undefined) return [0, 1, 5]
    if (last === 5) return [0, 1]
    if (last === 4) return [36]
    return [2, 3, 4].filter((card) => !this.draft.includes(card)).concat(36)
  }
  ask(): Prompt {
    const moves = this.offers().map((move): Move => ({ move, notation: `play ${KINDS[move] ?? ''}`, text: '', card: move < 6 ? move : null }))
    return { key: `${this.position}.${this.draft.length}`, kind: 'attack', text: '', moves, can_take_back: this.draft.length > 0 }
  }
  tell(): void {
    this.drafting.hear(this.ask(), this.draft, true)
  }
  answer(move: number): void {
    expect(this.offers()).toContain(move)
    this.log.push(`+${move}`)
    this.draft.push(move)
    this.tell()
  }
  back(): void {
    this.log.push('back')
    this.draft.pop()
    this.tell()
  }
  earlier(card: number): Move[] {
    return this.drafting.earlier((move) => move.card === card)
  }
}

function begun(...moves: number[]): FakeHall {
  const hall = new FakeHall()
  hall.tell()
  for (const move of moves) hall.answer(move)
  hall.log = []
  return hall
}

describe('a printed name', () => {
  it.each([
    ['Face Me!', 'Face Me'],
    ['When Done Right, None Can Defend', 'When Done Right'],
    ["You Go That Way, I'll Go This Way!", 'You Go That Way'],
    ['Now, While He Staggers!', 'Now While He Staggers'],
  ])('%s is said as %s', (name, said) => {
    expect(called({ ...FACES[0]!, name })).toBe(said)
  })
})

describe('an answer in any order', () => {
  it('adds an enhancement after a later one without going back', () => {
    const hall = begun(0, 3)
    expect(hall.offers()).toContain(2)
    hall.answer(2)
    expect(hall.log).toEqual(['+2'])
  })
  it('puts an enhancement in before the finishing move', () => {
    const hall = begun(0, 3, 4)
    hall.drafting.insert(hall.earlier(2)[0]!)
    expect(hall.draft).toEqual([0, 3, 2, 4])
    expect(hall.drafting.busy).toBe(false)
  })
  it('exchanges the base and keeps the rest', () => {
    const hall = begun(0, 2, 3)
    hall.drafting.insert(hall.earlier(1)[0]!)
    expect(hall.draft).toEqual([1, 2, 3])
  })
  it('enters a stance below everything', () => {
    const hall = begun(1, 3)
    hall.drafting.insert(hall.earlier(5)[0]!)
    expect(hall.draft).toEqual([5, 1, 3])
  })
  it('takes one card out and leaves the others', () => {
    const hall = begun(1, 2, 3)
    hall.drafting.remove(1)
    expect(hall.draft).toEqual([1, 3])
    hall.drafting.remove(0)
    expect(hall.draft).toEqual([])
  })
  it('offers nothing that the hall has not offered', () => {
    const hall = begun(0)
    expect(hall.earlier(4)).toEqual([])
    expect(hall.earlier(36)).toEqual([])
  })
  it('forgets what was offered before another position', () => {
    const hall = begun(0, 2)
    hall.position = 2
    hall.draft = []
    hall.tell()
    expect(hall.earlier(5)).toEqual([])
  })
  it('says a whole answer at once, and passes over what is not offered', () => {
    const hall = begun()
    hall.drafting.say([0, 9, 3])
    expect(hall.log).toEqual(['+0', '+3'])
    expect(hall.drafting.busy).toBe(false)
  })
  it('stops when a move is refused', () => {
    const hall = begun(0)
    const said: number[] = []
    const drafting = new Drafting((move) => said.push(move.move), () => {})
    drafting.hear(hall.ask(), [0], true)
    drafting.say([2])
    drafting.hear(null, [0], true)
    drafting.hear(hall.ask(), [0], true)
    expect(drafting.busy).toBe(false)
    expect(said).toEqual([])
  })
  it('stops when somebody else is asked', () => {
    const hall = begun()
    hall.drafting.busy = true
    hall.drafting.hear(null, [], true)
    expect(hall.drafting.busy).toBe(true)
    hall.drafting.hear(null, [], false)
    expect(hall.drafting.busy).toBe(false)
  })
})

const NOTHING = {
  attacker: -1, against: -1, stance: -1, base: -1, broken: false, enhancements: [], finishing: -1, spread: false, values: [],
  total: 0, spirit: false, stance_at: 0, base_at: 0, cleared: false, targets: [], decided: [], block_stances: [], block_bases: [],
  block_broken: [], block_enhancements: [], block_values: [], block_totals: [], block_spirits: [], block_stance_at: [],
  block_base_at: [], given_up: [], block_cleared: [], through: [], lost: [], coming: [], at: -1,
  build: [], build_broken: false, build_values: [], build_total: 0, build_spirit: false,
}
function view(changes: Partial<KungFuView> = {}): KungFuView {
  return {
    seat: 0, pending_seats: [0], draft: [], hand: [1, 2, 3], hand_sizes: [3, 4], known: [[], []], chi: [20, 20], full_chi: 20, out: [0, 0],
    deck: 50, discard: [], table: [0], active: 1, turn: 1, phase: 'attack', why: '', waiting: [], ...NOTHING, ...changes,
  }
}

let number = 0
const event = (word: string, seat: number, cards: number[] = [], n = 0): Event => ({ number: ++number, kind: word, seat, cards, amount: n, text: word === 'chi' ? '' : word })

const STRIKE = [
  event('turn', 1, [], 1),
  event('base', 1, [1], 5),
  event('enhance', 1, [3], 2),
  event('target', 1, [], 0),
  event('attack-spirit', 1, [1, 3], 7),
]
const ANSWER = [
  event('base', 0, [0], 1),
  event('block', 0, [0], 1),
  event('damage', 0, [], 6),
  event('spirit', 0, [], 1),
  event('chi', 0, [], 13),
  event('gain', 1, [], 2),
  event('cleanup', 1, [3]),
]

describe('the table', () => {
  it('reads moves of a draft', () => {
    expect(read(3, 6)).toEqual({ verb: 'play', what: 3 })
    expect(read(6 + 1, 6)).toEqual({ verb: 'break', what: 1 })
    expect(read(36 + 2, 6)).toEqual({ verb: 'target', what: 2 })
    expect([read(42, 6).verb, read(43, 6).verb]).toEqual(['pass', 'done'])
  })
  it('has the others in the order of play', () => {
    expect(around(4, 2)).toEqual([3, 0, 1])
    expect(around(2, 1)).toEqual([0])
  })
  it('takes what is laid out of the hand, but not what is only named', () => {
    expect(held(view({ draft: [2, 18 + 1] }), 0, 6)).toEqual([1, 3])
    expect(held(view({ seat: -1, hand: [] }), 1, 6)).toEqual([-1, -1, -1, -1])
  })
  it('puts each card into its slot with what it adds', () => {
    const build = attack(view({ attacker: 0, build: [5, 1, 2], build_values: [1, 5, 1], build_total: 7 }))!
    const tokens = build.lying.map((card, index) => ({ key: `t${index}`, card, zone: 'attack', cameFrom: null }))
    const kinds = [{ name: 'Stance', kinds: ['stance'], many: false }, { name: 'Base', kinds: ['base', 'weapon'], many: false }]
    const laid = slots(build, tokens, FACES, kinds)
    expect(laid.map((slot) => slot.laid.map((each) => [each.token.card, each.worth]))).toEqual([[[5, 1]], [[1, 5]]])
    expect(breath(build.cards, FACES)).toBe('fast sword')
  })
  it('never has a card of another hand', () => {
    const all = zones(view({ attacker: 1, base: 1, targets: [], phase: 'block' }), 0, 6)
    expect(all.map((zone) => zone.id)).toEqual(['hand', 'attack', 'table', 'discard'])
  })
})

describe('the blows of a turn', () => {
  it('are put together from what was told', () => {
    const [blow] = blows([...STRIKE, ...ANSWER])
    expect(blow).toMatchObject({ attacker: 1, against: -1, cards: [1, 3], total: 7, spirit: true, dealt: true, notes: ['gain'] })
    expect(blow!.targets).toEqual([{ seat: 0, block: 1, blockSpirit: false, blockCards: [0], damage: 6, spirit: 1 }])
  })
  it('make a chain, and the next turn begins anew', () => {
    const back = [event('counterattack', 0, [], 1), event('base', 0, [0], 1), event('target', 0, [], 1), event('attack', 0, [0], 1)]
    const chain = blows([...STRIKE, ...ANSWER, ...back])
    expect(chain.map((blow) => [blow.attacker, blow.against])).toEqual([[1, -1], [0, 1]])
    const next = blows([...STRIKE, ...ANSWER, event('turn', 0, [], 2)])
    expect(next.map((blow) => blow.turn)).toEqual([1])
    expect(blows([...STRIKE, ...ANSWER, event('turn', 0, [], 2), event('base', 0, [0], 1)])).toHaveLength(1)
  })
  it('are called off when their maker gives up', () => {
    const [blow] = blows([...STRIKE, event('concede', 1), event('called-off', 1)])
    expect(blow).toMatchObject({ off: true, dealt: true, notes: ['concede', 'called-off'] })
  })
  it('are over when everybody struck has given up', () => {
    const told = [...STRIKE, event('concede', 0)]
    expect(blows(told)[0]).toMatchObject({ off: false, dealt: true, targets: [{ seat: 0, gone: true }], notes: ['concede'] })
    expect(blows([...told, event('turn', 1, [], 2), event('base', 1, [0], 1)])).toMatchObject([{ turn: 2, cards: [0] }])
  })
})

describe('the story', () => {
  it('lays card by card, and tells every event once and in order', () => {
    const beats = narrate(view({ phase: 'discard' }), STRIKE, view({ attacker: 1, base: 1, phase: 'block' }))
    expect(beats.flatMap((beat) => beat.events)).toEqual(STRIKE)
    const views = beats.map((beat) => beat.view as KungFuView)
    expect(views.map((each) => [each.base, each.enhancements.length])).toContainEqual([1, 0])
    expect(views.at(-2)).toMatchObject({ attacker: 1, base: 1, enhancements: [3], total: 7, spirit: true, targets: [0] })
    expect(views.at(-1)!.phase).toBe('block')
  })
  it('shows damage and Chi together, and one’s own block at once', () => {
    const before = view({
      ...narrate(view({ phase: 'discard' }), STRIKE, view()).at(-2)!.view,
      build: [0], build_values: [1], build_total: 1, at: 0,
    })
    const beats = narrate(before, ANSWER, view({ chi: [13, 20] }))
    const words = beats.map((beat) => beat.events.map((each) => each.kind).join(' '))
    expect(words).toEqual(['base block', 'damage spirit chi', 'gain', 'cleanup'])
    const dealt = beats[1]!.view as KungFuView
    expect([dealt.chi[0], dealt.through[0]]).toEqual([13, 7])
  })
})

describe('a hint to mark cards', () => {
  const hand = [4, 7, 4, 9].map((card, index) => ({ key: `k${index}`, card, zone: 'hand', cameFrom: null }))
  const moveOf = (card: number) => 100 + card
  const left = (hinted: number[], marks: string[]) => unmarked(hinted, hand, marks, moveOf)

  it('points at every card that goes, and only at as many of a kind as do', () => {
    expect(left([104, 109, 999], [])).toEqual(['k0', 'k3'])
    expect(left([104, 104, 999], [])).toEqual(['k0', 'k2'])
  })
  it('leaves out what is marked, whichever of a kind it is', () => {
    expect(left([104, 109, 999], ['k2'])).toEqual(['k3'])
    expect(left([104, 109, 999], ['k3', 'k0'])).toEqual([])
    expect(left([999], [])).toEqual([])
  })
})

describe('when the last attack was', () => {
  it('names whose turn it was, and how long ago', () => {
    expect([ago(0, 'Your'), ago(1, 'Your'), ago(3, "Acorn's")]).toEqual(['Just now', 'Your turn, just before', "Acorn's turn, 3 turns ago"])
  })
})
