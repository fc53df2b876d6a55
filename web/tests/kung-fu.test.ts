// The parts shared by both Kung Fu Fighting boards, and the narration of KungFu Fighting (2014).
import { describe, expect, it } from 'vitest'
import { attackAge } from '../src/games/kung-fu/attack_age'
import { type SlotKind, buildName, shortName, fillSlots } from '../src/games/kung-fu/attack_and_block_slots'
import { DraftEditor } from '../src/games/kung-fu/draft_editor.svelte'
import { cardsToMark } from '../src/games/kung-fu/hint_marks'
import { hasRecap } from '../src/games/kung-fu/recap'
import { recap } from '../src/games/kung-fu-2014/recap'
import { otherSeats } from '../src/games/kung-fu/seating'
import { summarizeAttacks } from '../src/games/kung-fu-2014/attack_summary'
import { playbackSteps } from '../src/games/kung-fu-2014/playback_steps'
import { type KungFuView, attack, visibleHand, parseMove, zones } from '../src/games/kung-fu-2014/view'
import type { Prompt, Event, CardFace, Move } from '../src/api/protocol'


const KINDS = ['punch', 'sword', 'fast', 'iron', 'window', 'crane']
const face = (id: string, kind: string): CardFace => ({ id, name: `${id}!`, kind, icon: id, text: '', numbers: [], copies: 1, against: [] }) as unknown as CardFace
const FACES = ['base', 'weapon', 'enhancement', 'enhancement', 'finishing move', 'stance'].map((kind, index) => face(KINDS[index]!, kind))

/** A fake hall that prompts like the real one: a stance, a base, enhancements in any order, a finishing move. */
class FakeHall {
  draft: number[] = []
  log: string[] = []
  position = 1
  draftEditor = new DraftEditor(
    (move) => this.play(move.move),
    () => this.takeBack(),
  )
  offers(): number[] {
    const last = this.draft.at(-1)
    if (last === undefined) return [0, 1, 5]
    if (last === 5) return [0, 1]
    if (last === 4) return [36]
    return [2, 3, 4].filter((card) => !this.draft.includes(card)).concat(36)
  }
  prompt(): Prompt {
    const moves = this.offers().map((move): Move => ({ move, notation: `play ${KINDS[move] ?? ''}`, text: '', card: move < 6 ? move : null }))
    return { key: `${this.position}.${this.draft.length}`, kind: 'attack', text: '', moves, can_take_back: this.draft.length > 0 }
  }
  sendPrompt(): void {
    this.draftEditor.update(this.prompt(), this.draft, true)
  }
  play(move: number): void {
    expect(this.offers()).toContain(move)
    this.log.push(`+${move}`)
    this.draft.push(move)
    this.sendPrompt()
  }
  takeBack(): void {
    this.log.push('back')
    this.draft.pop()
    this.sendPrompt()
  }
  findEarlier(card: number): Move[] {
    return this.draftEditor.findEarlier((move) => move.card === card)
  }
}

function begun(...moves: number[]): FakeHall {
  const hall = new FakeHall()
  hall.sendPrompt()
  for (const move of moves) hall.play(move)
  hall.log = []
  return hall
}

describe('the short name of a card', () => {
  it.each([
    ['Face Me!', 'Face Me'],
    ['When Done Right, None Can Defend', 'When Done Right'],
    ["You Go That Way, I'll Go This Way!", 'You Go That Way'],
    ['Now, While He Staggers!', 'Now While He Staggers'],
  ])('%s becomes %s', (name, expected) => {
    expect(shortName({ ...FACES[0]!, name })).toBe(expected)
  })
})

describe('the draft editor', () => {
  it('adds an enhancement after a later one without taking moves back', () => {
    const hall = begun(0, 3)
    expect(hall.offers()).toContain(2)
    hall.play(2)
    expect(hall.log).toEqual(['+2'])
  })
  it('inserts an enhancement before the finishing move', () => {
    const hall = begun(0, 3, 4)
    hall.draftEditor.insert(hall.findEarlier(2)[0]!)
    expect(hall.draft).toEqual([0, 3, 2, 4])
    expect(hall.draftEditor.busy).toBe(false)
  })
  it('replaces the base and keeps the rest', () => {
    const hall = begun(0, 2, 3)
    hall.draftEditor.insert(hall.findEarlier(1)[0]!)
    expect(hall.draft).toEqual([1, 2, 3])
  })
  it('inserts a stance before everything else', () => {
    const hall = begun(1, 3)
    hall.draftEditor.insert(hall.findEarlier(5)[0]!)
    expect(hall.draft).toEqual([5, 1, 3])
  })
  it('removes one card and keeps the others', () => {
    const hall = begun(1, 2, 3)
    hall.draftEditor.remove(1)
    expect(hall.draft).toEqual([1, 3])
    hall.draftEditor.remove(0)
    expect(hall.draft).toEqual([])
  })
  it('finds only moves that the hall has offered', () => {
    const hall = begun(0)
    expect(hall.findEarlier(4)).toEqual([])
    expect(hall.findEarlier(36)).toEqual([])
  })
  it('forgets the moves of an earlier position', () => {
    const hall = begun(0, 2)
    hall.position = 2
    hall.draft = []
    hall.sendPrompt()
    expect(hall.findEarlier(5)).toEqual([])
  })
  it('replaces the whole draft, skipping illegal moves', () => {
    const hall = begun()
    hall.draftEditor.replace([0, 9, 3])
    expect(hall.log).toEqual(['+0', '+3'])
    expect(hall.draftEditor.busy).toBe(false)
  })
  it('stops when a move is rejected', () => {
    const hall = begun(0)
    const expected: number[] = []
    const draftEditor = new DraftEditor((move) => expected.push(move.move), () => {})
    draftEditor.update(hall.prompt(), [0], true)
    draftEditor.replace([2])
    draftEditor.update(null, [0], true)
    draftEditor.update(hall.prompt(), [0], true)
    expect(draftEditor.busy).toBe(false)
    expect(expected).toEqual([])
  })
  it('begins the next draft with the rest if an inserted move ends the draft', () => {
    const dropped: string[] = []
    const hall = begun()
    hall.draftEditor = new DraftEditor((move) => hall.play(move.move), () => hall.takeBack(), () => dropped.push('dropped'))
    // A stance, which is played at once: it ends the draft, and the hall begins a new one without it.
    let legal = [0, 1, 5]
    hall.offers = () => (hall.draft.length === 0 ? legal : [2, 3, 4, 36])
    const play = hall.play.bind(hall)
    hall.play = (move) => {
      if (move !== 5) return play(move)
      hall.log.push('+5')
      Object.assign(hall, { draft: [], position: hall.position + 1 })
      legal = [0, 1]
      hall.draftEditor.update(null, [], false)
      hall.sendPrompt()
    }
    hall.sendPrompt()
    hall.play(1)
    hall.play(3)
    hall.log = []
    hall.draftEditor.insert(hall.findEarlier(5)[0]!)
    expect(hall.log).toEqual(['back', 'back', '+5', '+1', '+3'])
    expect(dropped).toEqual([])
    expect(hall.draftEditor.busy).toBe(false)
  })
  it('reports moves that no longer fit after an inserted move', () => {
    const dropped: string[] = []
    const draftEditor = new DraftEditor(() => {}, () => {}, () => dropped.push('dropped'))
    const prompt = (key: string, ...moves: number[]): Prompt => ({ key, kind: 'attack', text: '', can_take_back: false, moves: moves.map((move) => ({ move, notation: '', text: '', card: move })) })
    draftEditor.update(prompt('1.0', 1, 5), [], true)
    draftEditor.update(prompt('1.1', 2), [1], true)
    draftEditor.insert({ move: 5, notation: '', text: '', card: 5 })
    draftEditor.update(prompt('1.0', 1, 5), [], true)
    draftEditor.update(prompt('2.0', 36), [], true)
    expect(dropped).toEqual(['dropped'])
    expect(draftEditor.busy).toBe(false)
  })
  it('stops when the prompt goes to another seat', () => {
    const hall = begun()
    hall.draftEditor.busy = true
    hall.draftEditor.update(null, [], true)
    expect(hall.draftEditor.busy).toBe(true)
    hall.draftEditor.update(null, [], false)
    expect(hall.draftEditor.busy).toBe(false)
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
const event = (kind: string, seat: number, cards: number[] = [], n = 0): Event => ({ number: ++number, kind: kind, seat, cards, amount: n, text: kind === 'chi' ? '' : kind })

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

describe('the view', () => {
  it('parses the moves of a draft', () => {
    expect(parseMove(3, 6)).toEqual({ verb: 'play', arg: 3 })
    expect(parseMove(6 + 1, 6)).toEqual({ verb: 'break', arg: 1 })
    expect(parseMove(36 + 2, 6)).toEqual({ verb: 'target', arg: 2 })
    expect([parseMove(42, 6).verb, parseMove(43, 6).verb]).toEqual(['pass', 'done'])
  })
  it('lists the other seats in turn order', () => {
    expect(otherSeats(4, 2)).toEqual([3, 0, 1])
    expect(otherSeats(2, 1)).toEqual([0])
  })
  it('removes laid cards from the hand, but not cards that are only marked', () => {
    expect(visibleHand(view({ draft: [2, 18 + 1] }), 0, 6)).toEqual([1, 3])
    expect(visibleHand(view({ seat: -1, hand: [] }), 1, 6)).toEqual([-1, -1, -1, -1])
  })
  it('puts each card into its slot with its value', () => {
    const build = attack(view({ attacker: 0, build: [5, 1, 2], build_values: [1, 5, 1], build_total: 7 }))!
    const tokens = build.remaining.map((card, index) => ({ key: `t${index}`, card, zone: 'attack', cameFrom: null }))
    const kinds: SlotKind[] = [{ name: 'stance', kinds: ['stance'], many: false }, { name: 'base', kinds: ['base', 'weapon'], many: false }]
    const laid = fillSlots(build, tokens, FACES, kinds)
    expect(laid.map((slot) => slot.cards.map((each) => [each.token.card, each.value]))).toEqual([[[5, 1]], [[1, 5]]])
    expect(buildName(build.cards, FACES)).toBe('fast sword')
  })
  it('never contains cards of another hand', () => {
    const all = zones(view({ attacker: 1, base: 1, targets: [], phase: 'block' }), 0, 6)
    expect(all.map((zone) => zone.id)).toEqual(['hand', 'attack', 'table', 'discard'])
  })
})

describe('the attacks of a turn', () => {
  it('are summarized from the shown events', () => {
    const [attack] = summarizeAttacks([...STRIKE, ...ANSWER])
    expect(attack).toMatchObject({ attacker: 1, against: -1, cards: [1, 3], total: 7, spirit: true, dealt: true, notes: ['gain'] })
    expect(attack!.targets).toEqual([{ seat: 0, block: 1, blockSpirit: false, blockCards: [0], damage: 6, spirit: 1 }])
  })
  it('form a chain within one turn', () => {
    const back = [event('counterattack', 0, [], 1), event('base', 0, [0], 1), event('target', 0, [], 1), event('attack', 0, [0], 1)]
    const chain = summarizeAttacks([...STRIKE, ...ANSWER, ...back])
    expect(chain.map((attack) => [attack.attacker, attack.against])).toEqual([[1, -1], [0, 1]])
    const next = summarizeAttacks([...STRIKE, ...ANSWER, event('turn', 0, [], 2)])
    expect(next.map((attack) => attack.turn)).toEqual([1])
    expect(summarizeAttacks([...STRIKE, ...ANSWER, event('turn', 0, [], 2), event('base', 0, [0], 1)])).toHaveLength(1)
  })
  it('are called off when the attacker concedes', () => {
    const [attack] = summarizeAttacks([...STRIKE, event('concede', 1), event('called-off', 1)])
    expect(attack).toMatchObject({ calledOff: true, dealt: true, notes: ['concede', 'called-off'] })
  })
  it('are over when every target has conceded', () => {
    const shownEvents = [...STRIKE, event('concede', 0)]
    expect(summarizeAttacks(shownEvents)[0]).toMatchObject({ calledOff: false, dealt: true, targets: [{ seat: 0, conceded: true }], notes: ['concede'] })
    expect(summarizeAttacks([...shownEvents, event('turn', 1, [], 2), event('base', 1, [0], 1)])).toMatchObject([{ turn: 2, cards: [0] }])
  })
})

describe('the playback steps', () => {
  it('lays card by card, and contains every event once and in order', () => {
    const frames = playbackSteps(view({ phase: 'discard' }), STRIKE, view({ attacker: 1, base: 1, phase: 'block' }))
    expect(frames.flatMap((frame) => frame.events)).toEqual(STRIKE)
    const views = frames.map((frame) => frame.view as KungFuView)
    expect(views.map((each) => [each.base, each.enhancements.length])).toContainEqual([1, 0])
    expect(views.at(-2)).toMatchObject({ attacker: 1, base: 1, enhancements: [3], total: 7, spirit: true, targets: [0] })
    expect(views.at(-1)!.phase).toBe('block')
  })
  it('shows damage and Chi together, and the own block at once', () => {
    const before = view({
      ...playbackSteps(view({ phase: 'discard' }), STRIKE, view()).at(-2)!.view,
      build: [0], build_values: [1], build_total: 1, at: 0,
    })
    const frames = playbackSteps(before, ANSWER, view({ chi: [13, 20] }))
    const words = frames.map((frame) => frame.events.map((each) => each.kind).join(' '))
    expect(words).toEqual(['base block', 'damage spirit chi', 'gain', 'cleanup'])
    const dealt = frames[1]!.view as KungFuView
    expect([dealt.chi[0], dealt.through[0]]).toEqual([13, 7])
  })
})

describe('a hint to mark cards', () => {
  const hand = [4, 7, 4, 9].map((card, index) => ({ key: `k${index}`, card, zone: 'hand', cameFrom: null }))
  const moveOf = (card: number) => 100 + card
  const left = (hintedMoves: number[], marks: string[]) => cardsToMark(hintedMoves, hand, marks, moveOf)

  it('points at every card to mark, counting copies', () => {
    expect(left([104, 109, 999], [])).toEqual(['k0', 'k3'])
    expect(left([104, 104, 999], [])).toEqual(['k0', 'k2'])
  })
  it('leaves out marked cards, whichever copy is marked', () => {
    expect(left([104, 109, 999], ['k2'])).toEqual(['k3'])
    expect(left([104, 109, 999], ['k3', 'k0'])).toEqual([])
    expect(left([999], [])).toEqual([])
  })
})

describe('the age of the last attack', () => {
  it('names the turn and the number of turns since', () => {
    expect([attackAge(0, 'you', true), attackAge(1, 'you', true), attackAge(3, 'Acorn', false)]).toEqual(['Just now', 'Your turn, 1 turn ago', "Acorn's turn, 3 turns ago"])
  })
})

describe('the recap', () => {
  const name = (seat: number) => (seat === 0 ? 'you' : `P${seat}`)
  const played = [event('turn', 0, [], 1), ...STRIKE, ...ANSWER, event('turn', 2, [], 3), event('no-attack', 2), event('turn', 0, [], 4)]
  it('lists each attack since the last own turn, with its cost', () => {
    const turns = recap(played, 0, FACES, name)
    expect(turns.map((each) => each.player)).toEqual(['P1', 'P2'])
    expect(turns[0]!.attacks).toEqual([{ from: 'P1', to: 'you', attack: 'iron sword', isCounter: false, targetsViewer: true, costsViewer: true, result: '−7 Chi' }])
    expect(turns.map((each) => each.notes)).toEqual([['gain'], ['no-attack']])
  })
  it('is offered to players with several opponents who have had a turn', () => {
    expect(hasRecap(played, 0, 3)).toBe(true)
    expect(hasRecap(played, 2, 3)).toBe(false)
    expect(hasRecap(played, 0, 2)).toBe(false)
    expect(hasRecap(played, -1, 3)).toBe(false)
  })
})
