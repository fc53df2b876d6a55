// Sitting at a table without a browser: what is offered while an answer is under way, whatever else is told meanwhile.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drafting } from '../src/games/kung-fu/drafting.svelte'
import { hintText } from '../src/table/hint'
import type { TableSession } from '../src/table/table_session.svelte'
import type { Move } from '../src/api/protocol'
import { FakeWorld } from './line'

let Seated: typeof TableSession
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  Seated = (await import('../src/table/table_session.svelte')).TableSession
})

const CARDS = [0, 1, 2, 3].map((move): Move => ({ move, notation: `play ${move}`, text: '', card: move }))

/** What the hall says when this seat has drafted that much, if it is asked at all. */
function news(draft: number[], more: { position?: number; asked?: boolean; pending_seats?: number[] } = {}) {
  const { position = 4, asked = true, pending_seats = asked ? [0, 1] : [1] } = more
  const key = `${position}.${draft.length}`
  const ask = asked ? { key, word: 'attack', text: 'Attack.', moves: CARDS, back: draft.length > 0 } : null
  const rest = { call: false, why_not: {}, outcome: null, clock: null, countdown: null, aside: false, quick: null, passing: '', views: [] }
  return { type: 'news', events: [], last: 0, view: { seat: 0, pending_seats, draft }, ask, back: draft.length > 0, ...rest }
}

let world: FakeWorld
let session: TableSession
const line = () => world.wires.at(-1)!
const hear = (message: unknown) => line().hear(message)
/** What went over this line, without the pings. */
const sent = () => line().sent.map((text) => JSON.parse(text))
const last = () => sent().at(-1)
const done = (id: string = last().id) => hear({ type: 'done', id })
const refused = (id: string = last().id) => hear({ type: 'refused', id, sentence: 'No.' })
const offered = () => session.prompt?.key ?? null
/** The line breaks and comes back, and the hall tells where the game is. */
function comeBack(told: unknown) {
  line().onclose!({ code: 1006 })
  world.pass()
  line().onopen!()
  hear(told)
}

beforeEach(() => {
  world = new FakeWorld()
  session = new Seated('table', world)
  session.start()
  line().onopen!()
  hear(news([]))
})

describe('an answer that is under way', () => {
  beforeEach(() => session.choose(CARDS[2]!))

  it('is sent once, and the question is not offered any more', () => {
    expect(last()).toMatchObject({ type: 'answer', key: '4.0', move: 2 })
    expect(offered()).toBeNull()
    session.choose(CARDS[1]!)
    expect(sent()).toHaveLength(1)
  })
  it('stays an answer whatever else is told', () => {
    hear(news([], { pending_seats: [0] }))
    expect(offered()).toBeNull()
    expect(session.view!.pending_seats).toEqual([0])
    hear({ type: 'said', n: 1, seat: 1, name: 'Bo', text: 'Hm.', at: 0 })
    expect(offered()).toBeNull()
  })
  it('stays an answer between its receipt and its news', () => {
    hear(news([], { pending_seats: [0] }))
    done()
    expect(offered()).toBeNull()
    hear(news([2]))
    expect(offered()).toBe('4.1')
  })
  it('is offered again once it was refused', () => {
    hear(news([], { pending_seats: [0] }))
    refused()
    expect(offered()).toBe('4.0')
    expect(session.notice).toBe('No.')
  })
  it('is offered again when the hall has taken it back since', () => {
    done()
    hear(news([2]))
    session.takeBack()
    expect(last()).toMatchObject({ type: 'back', key: '4.1' })
    done()
    hear(news([]))
    expect(offered()).toBe('4.0')
    session.choose(CARDS[3]!)
    expect(last()).toMatchObject({ type: 'answer', key: '4.0', move: 3 })
    hear(news([], { pending_seats: [0] }))
    expect(offered()).toBeNull()
  })
  it('does not hide the next position', () => {
    hear(news([], { position: 5 }))
    expect(offered()).toBe('5.0')
  })
})

describe('an answer on a line that breaks', () => {
  beforeEach(() => session.choose(CARDS[2]!))

  it('is said again before the question is offered again', () => {
    comeBack(news([]))
    expect(offered()).toBeNull()
    expect(sent()).toMatchObject([{ type: 'answer', key: '4.0', move: 2 }])
    done()
    hear(news([2]))
    expect(offered()).toBe('4.1')
  })
  it('may have been taken before the break', () => {
    comeBack(news([2]))
    expect(offered()).toBe('4.1')
    done()
    hear(news([2]))
    expect(offered()).toBe('4.1')
  })
  it('may have been taken, and taken back elsewhere', () => {
    comeBack(news([]))
    done()
    // The hall tells again where the game is, also for a request that it knew.
    hear(news([]))
    expect(offered()).toBe('4.0')
  })
  it('had its receipt, and only the news were lost', () => {
    done()
    comeBack(news([]))
    expect(offered()).toBe('4.0')
  })
  it('is judged anew by a hall that was started anew', () => {
    comeBack(news([]))
    refused()
    expect(offered()).toBe('4.0')
  })
})

describe('two pages of one seat', () => {
  it('do not hide what the other one has led to', () => {
    session.choose(CARDS[2]!)
    const late = last().id
    hear(news([1]))
    expect(offered()).toBe('4.1')
    session.choose(CARDS[3]!)
    refused(late)
    hear(news([1], { pending_seats: [0] }))
    expect(offered()).toBeNull()
    done()
    hear(news([1, 3]))
    expect(offered()).toBe('4.2')
  })
  it('may take back on one what is answered on the other', () => {
    session.choose(CARDS[2]!)
    done()
    hear(news([2]))
    hear(news([]))
    expect(offered()).toBe('4.0')
  })
  it('may answer and take back on one while the other one answers', () => {
    session.choose(CARDS[2]!)
    hear(news([1]))
    hear(news([]))
    expect(offered()).toBeNull()
    refused()
    expect(offered()).toBe('4.0')
  })
})

describe('taking back', () => {
  it('is asked for once, and nothing is offered meanwhile', () => {
    hear(news([2]))
    session.takeBack()
    session.takeBack()
    expect(sent()).toHaveLength(1)
    hear(news([2], { pending_seats: [0] }))
    expect(offered()).toBeNull()
    refused()
    expect(offered()).toBe('4.1')
  })
  it('is said once it was done, until something else is', () => {
    hear(news([2]))
    session.takeBack()
    expect(session.justTookBack).toBe(false)
    done()
    hear(news([]))
    expect(session.justTookBack).toBe(true)
    expect(session.announcement).toContain('Taken back.')
    session.choose(CARDS[1]!)
    expect(session.justTookBack).toBe(false)
  })
  it('of a sealed choice is asked for once, until it was refused', () => {
    hear(news([2], { asked: false }))
    session.takeBack()
    session.takeBack()
    expect(sent()).toMatchObject([{ type: 'back' }])
    refused()
    session.takeBack()
    expect(sent()).toHaveLength(2)
  })
})

describe('an answer of many moves', () => {
  let drafting: Drafting
  /** A board draws what it is given each time. */
  const draw = () => drafting.hear(session.prompt, session.view!.draft, session.view!.pending_seats.includes(0))
  const told = (draft: number[], more = {}) => {
    hear(news(draft, more))
    draw()
  }
  beforeEach(() => {
    drafting = new Drafting((move) => session.choose(move), () => session.takeBack())
    draw()
  })

  it('goes on though others seal their choices meanwhile', () => {
    drafting.say([1, 2])
    told([], { pending_seats: [0] })
    done()
    told([1])
    expect(last()).toMatchObject({ type: 'answer', key: '4.1', move: 2 })
    told([1], { pending_seats: [0] })
    done()
    told([1, 2])
    expect(sent()).toHaveLength(2)
    expect(drafting.busy).toBe(false)
  })
  it('goes on taking back though others seal their choices meanwhile', () => {
    told([1])
    told([1, 2])
    drafting.say([3])
    told([1, 2], { pending_seats: [0] })
    done()
    told([1])
    told([1], { pending_seats: [0] })
    done()
    told([])
    expect(last()).toMatchObject({ type: 'answer', key: '4.0', move: 3 })
    expect(sent().map((each) => each.type)).toEqual(['back', 'back', 'answer'])
  })
  it('stops when one of them is refused', () => {
    drafting.say([1, 2])
    refused()
    draw()
    expect(drafting.busy).toBe(false)
    expect(offered()).toBe('4.0')
  })
})

describe('a hint of several moves', () => {
  const moves = () => session.hint?.moves ?? null
  const wonder = async (key: string, hinted: number[], says = hinted.map((move) => `play ${move}`)) => {
    const hint = { key, bot: 'Grandmaster', moves: hinted, says, chance: 0.5, why: 'Next best: play 1, with 40 %.' }
    vi.stubGlobal('fetch', async () => ({ status: 200, text: async () => JSON.stringify(hint) }))
    await session.requestHint()
  }

  it('stays while it is followed, and goes on to its next move', async () => {
    await wonder('4.0', [2, 0, 3])
    expect(moves()).toEqual([2, 0, 3])
    session.choose(CARDS[2]!)
    expect(moves()).toEqual([2, 0, 3])
    done()
    hear(news([2]))
    expect(moves()).toEqual([0, 3])
    expect(session.hint!.advice).toEqual(['play 0', 'play 3'])
    hear(news([2, 0]))
    expect(moves()).toEqual([3])
  })
  it('may be followed in another order, and be taken back', async () => {
    await wonder('4.0', [2, 0, 3])
    hear(news([0]))
    expect(moves()).toEqual([2, 3])
    hear(news([]))
    expect(moves()).toEqual([2, 0, 3])
  })
  it('does not say that an answer is complete, unless that is all there is to it', async () => {
    await wonder('4.0', [2, 0, 3], ['Done', 'Strike Bo', 'Done'])
    expect(hintText(session.hint!)).toMatch(/^Grandmaster: Strike Bo\. /)
    await wonder('4.0', [3], ['Done'])
    expect(hintText(session.hint!)).toMatch(/^Grandmaster: Done\. /)
    const plan = { ...session.hint!, says: ['Ban leads arena 2', 'Yue assists in arena 2', 'Chai leads arena 1', 'Seal your plan'] }
    expect(hintText(plan)).toMatch(/^Grandmaster: Ban leads arena 2, then 3 more\. /)
  })
  it('says what speaks for it, until it is followed', async () => {
    await wonder('4.0', [2, 0, 3])
    expect(hintText(session.hint!)).toMatch(/50\s%\. Next best: play 1, with 40 %\.$/)
    hear(news([2]))
    expect(hintText(session.hint!)).toMatch(/50\s%\.$/)
  })
  it('goes when something else is said', async () => {
    await wonder('4.0', [2, 0, 3])
    hear(news([1]))
    expect(moves()).toBeNull()
    hear(news([2, 1]))
    expect(moves()).toBeNull()
  })
  it('goes with its question, whatever is asked next', async () => {
    await wonder('4.0', [2, 0, 3])
    hear(news([], { position: 5 }))
    expect(moves()).toBeNull()
    hear(news([2], { position: 5 }))
    expect(moves()).toBeNull()
  })
  it('is about what was left to say when it was given', async () => {
    hear(news([2]))
    await wonder('4.1', [0, 3])
    expect(moves()).toEqual([0, 3])
    hear(news([2, 0]))
    expect(moves()).toEqual([3])
    hear(news([]))
    expect(moves()).toBeNull()
    hear(news([1]))
    expect(moves()).toBeNull()
  })
  it('points at nothing that is not offered', async () => {
    await wonder('4.0', [7, 2])
    expect(moves()).toEqual([2, 7])
    hear(news([2]))
    expect(moves()).toBeNull()
  })
})
