// Kung Fu Fighting! (2019): activities, move buttons, and the exchange as view, playback steps and summary.
import { describe, expect, it } from 'vitest'
import { lastMover } from '../src/games/kung-fu/seating'
import { summarizeExchange, outcomeSteps } from '../src/games/kung-fu-2019/exchange_summary'
import { recap } from '../src/games/kung-fu-2019/recap'
import { moveButtons } from '../src/games/kung-fu-2019/move_buttons'
import { chiChange, targetAction, activityOf } from '../src/games/kung-fu-2019/status_text'
import { targetStatus } from '../src/games/kung-fu-2019/attack_target_text'
import { playbackSteps } from '../src/games/kung-fu-2019/playback_steps'
import { relationOf, rosters, sideOf, teamOf } from '../src/games/kung-fu-2019/teams'
import { type Kff19View, currentTarget, attacks, parseDraft, visibleHand, buildingKind, addedLabel, parseNotation, seatOf, zones } from '../src/games/kung-fu-2019/view'
import type { Prompt, Event, CardFace, Move } from '../src/api/protocol'

const KINDS = ['attack', 'attack', 'enhancement', 'weapon', 'stance', 'block', 'team enhancement']
const NAMES = ['Punch', 'Kick', 'Wild', 'Sword', 'Tiger Stance', 'Blocking Kick', 'You Go That Way']
const FACES = NAMES.map((name, index) => ({ id: name.toLowerCase(), name, kind: KINDS[index], icon: '', text: '', numbers: [], copies: 1, against: [] }) as unknown as CardFace)
const [PUNCH, KICK, WILD, SWORD, TIGER, BLOCK, GO] = [0, 1, 2, 3, 4, 5, 6]
const ATTACK = { base: PUNCH, cards: [WILD], owners: [0], ways: [0], values: [1], targets: [1], damage: [3], against: -1, by: 0, blocks: [-1], blockBy: [-1] }

function table(changes: Partial<Kff19View> = {}, attackChanges: (Partial<typeof ATTACK>)[] = []): Kff19View {
  const all = attackChanges.map((each) => ({ ...ATTACK, ...each }))
  const seats = 4
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value)
  return {
    seat: 0, pending_seats: [], draft: [], hand: [PUNCH, KICK, WILD], hand_sizes: [3, 5, 5, 5], known: each([]), team: [0, 1, 0, 1], chi: [20, 18], most_chi: [20, 20],
    out: each(0), weapon: each(-1), on_weapon: each([]), stance: each(-1), on_stance: each([]), archetype: each(-1), beside: each([]), aside: [], poison: each(0),
    deck: 60, discard: [], active: 0, turn: 3, attacked: false, forfeited: false, phase: 'prepare', why: '', steps: [], spent: [],
    attack_by: all.map((a) => a.by), attack_against: all.map((a) => a.against), attack_group: all.map((_, index) => index), attack_base: all.map((a) => a.base),
    attack_way: all.map(() => 5), attack_armed: all.map(() => false), attack_void: all.map(() => false), attack_base_value: all.map(() => 2), attack_bonus: all.map(() => 0), attack_gains: all.map(() => []),
    attack_cards: all.map((a) => a.cards), attack_owners: all.map((a) => a.owners), attack_ways: all.map((a) => a.ways), attack_values: all.map((a) => a.values),
    attack_targets: all.map((a) => a.targets), attack_aims: all.map((a) => a.targets), attack_damage: all.map((a) => a.damage), attack_blocks: all.map((a) => a.blocks),
    attack_block_by: all.map((a) => a.blockBy), attack_faced: all.map(() => [0]), attack_taken: all.map(() => [0]),
    build_base: -1, build_base_value: 0, build_bonus: 0, build_cards: [], build_values: [], build_targets: [], build_damage: [], build_gains: [],
    ...changes,
  }
}

let shownEvents = 0
const event = (kind: string, seat: number, cards: number[] = [], number = 0, text = ''): Event => ({ number: ++shownEvents, kind: kind, seat, cards, amount: number, text })
const move = (notation: string, card: number | null = null): Move => ({ move: notation.length, notation, text: notation, card })
const prompt = (kind: string, ...moves: Move[]): Prompt => ({ key: '1.0', kind: kind, text: '', moves, can_take_back: false })
const name = (seat: number) => (seat === 0 ? 'you' : `P${seat}`)
const HELP = 7
const ANSWER = 9

describe('the view', () => {
  it('parses moves and their seats', () => {
    expect(parseNotation('split wild')).toEqual({ verb: 'split', arg: 'wild' })
    expect([seatOf('target 3'), seatOf('to 1'), seatOf('play wild')]).toEqual([2, 0, -1])
    expect(addedLabel(1)).toBe('splits')
    expect(addedLabel(2)).toBe('joins')
    expect(addedLabel(4)).toBe('hurled')
  })
  it('finds the attack and the target of the current step', () => {
    const view = table({ phase: 'block', steps: [[10, 0], [ANSWER, 0, 0, 0, 2]] }, [{}])
    expect(currentTarget(view)).toEqual({ attack: 0, targetIndex: 0 })
    expect(currentTarget(table())).toEqual({ attack: -1, targetIndex: -1 })
  })
  it('includes the attack that is being built', () => {
    const view = table({ draft: [90, 5 * FACES.length + PUNCH], build_base: PUNCH, build_targets: [1], build_damage: [2], hand: [PUNCH, KICK] })
    expect(buildingKind(view)).toBe('attack')
    expect(attacks(view).map((each) => [each.zone, each.base, each.targets])).toEqual([['attack:own', PUNCH, [1]]])
    expect(visibleHand(view, 0, FACES)).toEqual([KICK])
  })
  it('includes the cards that a teammate adds, with their owner', () => {
    const view = table(
      { seat: 2, hand: [GO], phase: 'help', draft: [GO], steps: [[10, 0], [HELP, 0, 0, 0, 0]], build_base: PUNCH, build_targets: [1], build_cards: [WILD, GO], build_values: [1, 0], build_damage: [3] },
      [{}],
    )
    expect(buildingKind(view)).toBe('help')
    expect(attacks(view)).toHaveLength(1)
    expect(attacks(view)[0]).toMatchObject({ cards: [WILD, GO], owners: [0, 2], open: true })
    expect(visibleHand(view, 2, FACES)).toEqual([])
  })
  it('leaves an attacking weapon in its slot, and hides other hands', () => {
    const view = table({ weapon: [SWORD, -1, -1, -1], draft: [90, 5 * FACES.length + SWORD], build_base: SWORD, build_targets: [1], hand: [PUNCH] })
    expect(visibleHand(view, 0, FACES)).toEqual([PUNCH])
    expect(visibleHand(view, 2, FACES)).toEqual([-1, -1, -1, -1, -1])
    expect(parseDraft(view, FACES.length)[1]).toEqual({ verb: 'attack', card: SWORD })
  })
  it('puts every card into a zone', () => {
    const view = table({ discard: [KICK] }, [{ blocks: [BLOCK], blockBy: [3] }])
    expect(zones(view, 0, FACES).map((zone) => [zone.id, zone.cards])).toEqual([
      ['hand', [PUNCH, KICK, WILD]],
      ['attack:0', [PUNCH, WILD]],
      ['block:0.0', [BLOCK]],
      ['discard', [KICK]],
    ])
  })
})

describe('teams', () => {
  it('have a badge only if there are teammates', () => {
    expect([0, 1, 2, 3].map((seat) => teamOf([0, 1, 0, 1], seat)?.tone)).toEqual(['dragon', 'tiger', 'dragon', 'tiger'])
    expect(teamOf([0, 1, 2], 1)).toBeNull()
  })
  it('are ours or theirs relative to the viewer', () => {
    const teams = [0, 1, 0, 1]
    expect([0, 1, 2, 3].map((seat) => sideOf(teams, seat, 1))).toEqual(['theirs', 'ours', 'theirs', 'ours'])
    expect([0, 1, 2].map((seat) => sideOf([0, 1, 2, 0, 1, 2], seat, 4))).toEqual(['others', 'ours', 'theirs'])
    expect(sideOf([0, 1, 2], 1, 0)).toBe('')
  })
  it('share losses and gains', () => {
    const newEvents = [event('damage', 2, [], 3), event('gain', 0, [], 1), event('damage', 1, [], 5), event('turn', -1)]
    expect([0, 1, 2, 3].map((seat) => chiChange(table(), newEvents, seat))).toEqual([-2, -5, -2, -5])
  })
})

describe('the activity of a seat', () => {
  it('shows who attacks, is attacked, and may add, step in or counter', () => {
    const help = table({ phase: 'help', pending_seats: [2], steps: [[HELP, 0, 0, 0, 0]] }, [{}])
    expect([0, 1, 2, 3].map((seat) => activityOf(help, seat).activity)).toEqual(['attacks', 'is attacked', 'may add', ''])
    const block = table({ phase: 'block', pending_seats: [1], steps: [[ANSWER, 0, 0, 0, 2]] }, [{}])
    expect(activityOf(block, 1)).toEqual({ activity: 'may block', tone: 'struck' })
    const counter = table({ phase: 'counterattack', pending_seats: [1], steps: [[6, 1, 0, 0, 0]] }, [{}])
    expect(activityOf(counter, 1).activity).toBe('may counter')
    expect(activityOf(table({ phase: 'step-in', pending_seats: [3], steps: [[ANSWER, 0, 0, 0, 0]] }, [{}]), 3).activity).toBe('may step in')
    expect(activityOf(table({ phase: 'swap', pending_seats: [0, 2] }), 2).activity).toBe('hands over')
  })
  it('has its own label for giving and taking cards', () => {
    expect([move('target 2'), move('to 2'), move('take 2'), null].map(targetAction)).toEqual([undefined, 'Give', 'Take', undefined])
  })
  it('is empty for players who are out and after the end', () => {
    expect(activityOf(table({ out: [1, 0, 0, 0] }), 0).activity).toBe('')
    expect(activityOf(table({ why: 'chi' }), 0).activity).toBe('')
  })
  it('comes with a button for every move without a card', () => {
    const otherSeats = { view: table({ build_damage: [4, 4] }), faces: FACES, marks: 0, leaving: [], name }
    const label = (kind: string, ...moves: Move[]) => moveButtons(prompt(kind, ...moves), moves, otherSeats).map((each) => each.label)
    expect(label('help', move('play wild', WILD), move('pass'))).toEqual(['Pass'])
    expect(label('add', move('done'))).toEqual(['Strike for 4'])
    expect(label('prepare', move('target 2'), move('done'))).toEqual(['Strike P1', 'End turn'])
    expect(label('prepare', move('target 2'), move('target 4'), move('done'))).toEqual(['End turn'])
    expect(label('give-to', move('to 3'))).toEqual(['To P2'])
    expect(label('discard', move('discard punch', PUNCH), move('done'))).toEqual(['Keep all'])
    expect(moveButtons(prompt('discard'), [move('done')], { ...otherSeats, marks: 2 })[0]?.label).toBe('Discard 2')
    const away = (marks: number, leaving: number[]) => moveButtons(prompt('discard'), [move('done')], { ...otherSeats, view: table({ hand: [PUNCH] }), marks, leaving })[0]?.label
    expect([away(0, []), away(2, [SWORD]), away(0, [SWORD, TIGER])]).toEqual(['Keep all', 'Discard 2, give up Sword', 'Give up Sword and Tiger Stance'])
    expect(moveButtons(prompt('discard'), [move('done')], { ...otherSeats, view: table({ hand: [] }) })[0]?.label).toBe('Keep it')
    expect(moveButtons(null, [], otherSeats)).toEqual([])
  })
  it('names the card to take', () => {
    const view = table({ weapon: [-1, SWORD, -1, SWORD], stance: [-1, -1, -1, TIGER] })
    const labels = (kind: string, ...moves: Move[]) => moveButtons(prompt(kind), moves, { view, faces: FACES, marks: 0, leaving: [], name }).map((each) => each.label)
    expect(labels('take', move('take 2'), move('take 4'))).toEqual(['Take Sword from P1', 'Take Sword from P3'])
    expect(labels('take-stance', move('take 4'), move('pass'))).toEqual([`Take ${FACES[TIGER]?.name}`, 'Let it go'])
  })
})

const FIGHT = () => [
  event('turn', 0, [], 4),
  event('target', 0, [], 1),
  event('base', 0, [PUNCH], 2),
  event('enhance', 0, [WILD], 1),
  event('enhance', 2, [GO], 0, 'P2 adds You Go That Way.'),
  event('block-for', 3, [BLOCK], 1, 'P3 blocks for P1.'),
  event('counterattack', 1, [], 0),
  event('base', 1, [KICK], 3),
  event('no-block', 0),
  event('ignore', 1, [], 0, 'P1 ignores it.'),
  event('sum', 0, [KICK], 6_002_001, 'You lose 3 Chi to Kick: 6 − 2 Block − 1 defence.'),
  event('damage', 0, [KICK], 3),
  event('chi', -1, [], 17),
  event('resolved', 0),
  event('gain', 1, [], 1, 'P1 restores 1 Chi.'),
  event('draw', 0, [TIGER], 59),
]

describe('the status of a target', () => {
  const struck = (changes: Partial<Kff19View> = {}, attackChanges: Partial<typeof ATTACK> = {}) => {
    const view = table({ seat: 1, phase: 'block', steps: [[ANSWER, 1, 0, 0, 0]], ...changes }, [attackChanges])
    return targetStatus(view, attacks(view)[0]!, 0)
  }
  it('asks for a Block until there is one', () => {
    expect(struck()).toBe('your Block?')
    expect(struck({ seat: 2 })).toBe('Block?')
    expect(struck({ draft: [3] })).toBe('answered')
    expect(struck({}, { blocks: [BLOCK], blockBy: [1] })).toBe('')
  })
  it('shows declined Blocks and results during playback', () => {
    expect(struck({ declined: [[0, 1]] })).toBe('no Block')
    expect(struck({ declined: [[0, 3]] })).toBe('your Block?')
    expect(struck({ results: [['−3 Chi']] })).toBe('−3 Chi')
  })
  it('keeps a declined Block during playback', () => {
    const before = table({ seat: 1, phase: 'block', steps: [[ANSWER, 1, 0, 0, 0]] }, [{}])
    const frames = playbackSteps(before, [event('no-block', 1, [], 0, 'You do not block.')], table({ seat: 1 }))
    const view = frames[0]!.view as Kff19View
    expect(targetStatus(view, attacks(view)[0]!, 0)).toBe('no Block')
  })
})

describe('bonuses to an attack', () => {
  it('have a place and a source card', () => {
    const view = table({ attack_gains: [[0, TIGER, 2, -1, SWORD, 1]] }, [{}])
    expect(attacks(view)[0]!.gains).toEqual([{ where: 0, card: TIGER, value: 2 }, { where: -1, card: SWORD, value: 1 }])
  })
})

describe('the summary of an exchange', () => {
  it('collects attacks and steps', () => {
    const last = summarizeExchange(FIGHT())!
    expect(last).toMatchObject({ turn: 4, active: 0, over: true })
    expect(last.attacks).toEqual([
      { by: 0, isCounter: false, targets: [1], base: PUNCH, cards: [WILD, GO], losses: [0] },
      { by: 1, isCounter: true, targets: [0], base: KICK, cards: [], losses: [3] },
    ])
    expect(last.steps).toEqual([
      { name: 'answers', texts: ['P3 blocks for P1.'] },
      { name: 'blows', texts: ['P1 ignores it.'] },
      { name: 'damage', texts: ['You lose 3 Chi to Kick: 6 − 2 Block − 1 defence.'] },
      { name: 'afterwards', texts: ['P1 restores 1 Chi.'] },
    ])
  })
  it('always has an outcome', () => {
    expect(outcomeSteps(summarizeExchange(FIGHT())!).map((step) => step.name)).toEqual(['blows', 'damage', 'afterwards'])
    const off = [event('target', 0, [], 1), event('base', 0, [PUNCH], 2), event('block', 1, [BLOCK], 0, 'P1 blocks.'), event('resolved', 0)]
    expect(outcomeSteps(summarizeExchange(off)!)).toEqual([{ name: 'damage', texts: ['It came to nothing.'] }])
  })
  it('is null before the first attack, and then the newest exchange', () => {
    expect(summarizeExchange([event('turn', 0, [], 1)])).toBeNull()
    const twice = [...FIGHT(), event('turn', 1, [], 5), event('target', 1, [], 2), event('strike', 1, [SWORD], 3)]
    expect(summarizeExchange(twice)).toMatchObject({ turn: 5, over: false, attacks: [{ by: 1, targets: [2], base: SWORD }] })
  })
})

describe('the recap', () => {
  it('names attacks and counterattacks with their costs, and follows redirected attacks', () => {
    const turns = recap([...FIGHT(), event('turn', 1, [], 5), event('target', 1, [], 2), event('strike', 1, [SWORD], 3), event('face', 3, [GO], 2), event('damage', 3, [SWORD], 2), event('resolved', -1)], 2, FACES, name)
    expect(turns.flatMap((each) => each.attacks.map((attack) => [attack.from, attack.to, attack.isCounter, attack.result]))).toEqual([
      ['you', 'P1', false, 'unhurt'],
      ['P1', 'you', true, '−3 Chi'],
      ['P1', 'P3', false, '−2 Chi'],
    ])
  })
})

describe('the playback steps', () => {
  const after = table({ turn: 4, chi: [17, 18], deck: 59, hand: [KICK, TIGER] })
  const frames = playbackSteps(table(), FIGHT(), after)
  const views = frames.map((frame) => frame.view as Kff19View)

  it('contains every event in order, and ends with the final view', () => {
    expect(frames.flatMap((frame) => frame.events).map((each) => each.kind)).toEqual(FIGHT().map((each) => each.kind))
    expect(frames.at(-1)).toMatchObject({ view: after, ms: 0 })
  })
  it('adds cards to their attack, with their owner', () => {
    const whole = views.find((view) => view.attack_by.length === 2)!
    expect(whole.attack_cards[0]).toEqual([WILD, GO])
    expect(whole.attack_owners[0]).toEqual([0, 2])
    expect(whole.attack_blocks[0]).toEqual([BLOCK])
    expect(whole.attack_block_by[0]).toEqual([3])
    expect(whole.attack_against[1]).toBe(0)
    expect(whole.attack_damage[0]).toEqual([3])
  })
  it('shows the result of each attack, then clears the mat', () => {
    const judged = views.filter((view) => view.results)
    expect(judged.at(-1)?.results).toEqual([['ignores it'], ['6 − 2 − 1: −3 Chi']])
    const cleared = views.findIndex((view) => view.attack_by.length === 0 && view.discard.length > 0)
    expect(cleared).toBeGreaterThan(0)
    expect(views[cleared]!.discard).toEqual([PUNCH, WILD, GO, BLOCK, KICK])
  })
  it('has a maximum duration', () => {
    const long = Array.from({ length: 60 }, () => event('damage', 1, [], 1))
    expect(playbackSteps(table(), long, after).reduce((sum, frame) => sum + frame.ms, 0)).toBeLessThanOrEqual(4501)
  })
})

describe('team relations', () => {
  const names = (seat: number) => (seat === 2 ? 'you' : `P${seat}`)
  it('list the players of each team, the viewer first', () => {
    expect(rosters([0, 1, 0, 1], names, 2)).toEqual(['Team Dragon: you and P0.', 'Team Tiger: P1 and P3.'])
    expect(rosters([0, 1, 2], names, 2)).toEqual([])
  })
  it('name teammates of the viewer only', () => {
    expect([0, 1, 2, 3].map((seat) => relationOf([0, 1, 0, 1], seat, 2))).toEqual(['your partner', '', '', ''])
    expect(relationOf([0, 1, 0, 1, 0, 1], 4, 2)).toBe('on your team')
    expect(relationOf([0, 1, 0, 1], 0, -1)).toBe('')
  })
})

describe('discarded cards', () => {
  it('come from the seat that discarded them', () => {
    const from = (lastMover?: number) => zones(table({ discard: [PUNCH] }), 0, FACES, lastMover).find((zone) => zone.id === 'discard')?.from
    expect([from(), from(0), from(2)]).toEqual([['hand'], ['hand'], ['seat:2']])
    expect(lastMover([event('discard', 2, [PUNCH]), event('draw', 2, [], 3), event('turn', 1)], 0)).toBe(2)
    expect(lastMover([], 0)).toBe(0)
  })
})
