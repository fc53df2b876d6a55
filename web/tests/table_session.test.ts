// A table session without a browser: which prompt it offers while a move is pending, whatever messages arrive in the meantime.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftEditor } from '../src/games/kung-fu/draft_editor.svelte'
import { hintText } from '../src/table/remaining_hint'
import { countUnread, phraseText } from '../src/table/phrases'
import { socialApi } from '../src/api/matchmaking_and_reports'
import { blocks } from '../src/social/blocks.svelte'
import type { TableSession } from '../src/table/table_session.svelte'
import type { Move } from '../src/api/protocol'
import { FakeEnvironment } from './fake_socket'

let SessionClass: typeof TableSession
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  SessionClass = (await import('../src/table/table_session.svelte')).TableSession
})

const CARDS = [0, 1, 2, 3].map((move): Move => ({ move, notation: `play ${move}`, text: '', card: move }))

/** The update for a seat with this draft, with or without a prompt. */
function update(draft: number[], overrides: { position?: number; hasPrompt?: boolean; pending_seats?: number[] } = {}) {
  const { position = 4, hasPrompt = true, pending_seats = hasPrompt ? [0, 1] : [1] } = overrides
  const key = `${position}.${draft.length}`
  const prompt = hasPrompt ? { key, kind: 'attack', text: 'Attack.', moves: CARDS, can_take_back: draft.length > 0 } : null
  const rest = { can_call: false, why_not: {}, outcome: null, clock: null, countdown: null, is_optional: false, quick_seconds: null, auto_pass: '', views: [] }
  return { type: 'update', events: [], last_event: 0, view: { seat: 0, pending_seats, draft }, prompt, can_take_back: draft.length > 0, ...rest }
}

let environment: FakeEnvironment
let session: TableSession
const connection = () => environment.connections.at(-1)!
const receive = (message: unknown) => connection().receive(message)
/** Messages sent over the current connection. */
const sent = () => connection().sent.map((text) => JSON.parse(text))
const last = () => sent().at(-1)
const acknowledge = (id: string = last().id) => receive({ type: 'done', id })
const reject = (id: string = last().id) => receive({ type: 'error', id, message: 'No.' })
const offeredKey = () => session.prompt?.key ?? null
/** Breaks the connection, reconnects, and receives this message. */
function reconnect(message: unknown) {
  connection().onclose!({ code: 1006 })
  environment.runNextTimer()
  connection().onopen!()
  receive(message)
}

beforeEach(() => {
  environment = new FakeEnvironment()
  session = new SessionClass('table', environment)
  session.start()
  connection().onopen!()
  receive(update([]))
})

describe('a pending move', () => {
  beforeEach(() => session.choose(CARDS[2]!))

  it('is sent once, and its prompt is no longer offered', () => {
    expect(last()).toMatchObject({ type: 'move', key: '4.0', move: 2 })
    expect(offeredKey()).toBeNull()
    session.choose(CARDS[1]!)
    expect(sent()).toHaveLength(1)
  })
  it('stays pending whatever other messages arrive', () => {
    receive(update([], { pending_seats: [0] }))
    expect(offeredKey()).toBeNull()
    expect(session.view!.pending_seats).toEqual([0])
    receive({ type: 'chat', number: 1, seat: 1, name: 'Bo', text: 'Hm.', at: 0 })
    expect(offeredKey()).toBeNull()
  })
  it('stays pending between its acknowledgment and its update', () => {
    receive(update([], { pending_seats: [0] }))
    acknowledge()
    expect(offeredKey()).toBeNull()
    receive(update([2]))
    expect(offeredKey()).toBe('4.1')
  })
  it('is offered again after an error', () => {
    receive(update([], { pending_seats: [0] }))
    reject()
    expect(offeredKey()).toBe('4.0')
    expect(session.notice).toBe('No.')
  })
  it('is offered again after it was taken back', () => {
    acknowledge()
    receive(update([2]))
    session.takeBack()
    expect(last()).toMatchObject({ type: 'take_back', key: '4.1' })
    acknowledge()
    receive(update([]))
    expect(offeredKey()).toBe('4.0')
    session.choose(CARDS[3]!)
    expect(last()).toMatchObject({ type: 'move', key: '4.0', move: 3 })
    receive(update([], { pending_seats: [0] }))
    expect(offeredKey()).toBeNull()
  })
  it('does not hide the prompt of the next position', () => {
    receive(update([], { position: 5 }))
    expect(offeredKey()).toBe('5.0')
  })
})

describe('a pending move when the connection breaks', () => {
  beforeEach(() => session.choose(CARDS[2]!))

  it('is resent before its prompt is offered again', () => {
    reconnect(update([]))
    expect(offeredKey()).toBeNull()
    expect(sent()).toMatchObject([{ type: 'move', key: '4.0', move: 2 }])
    acknowledge()
    receive(update([2]))
    expect(offeredKey()).toBe('4.1')
  })
  it('may have been accepted before the break', () => {
    reconnect(update([2]))
    expect(offeredKey()).toBe('4.1')
    acknowledge()
    receive(update([2]))
    expect(offeredKey()).toBe('4.1')
  })
  it('may have been accepted, and taken back on another page', () => {
    reconnect(update([]))
    acknowledge()
    // The hall sends an update even for a request that it already handled.
    receive(update([]))
    expect(offeredKey()).toBe('4.0')
  })
  it('was acknowledged, and only the update was lost', () => {
    acknowledge()
    reconnect(update([]))
    expect(offeredKey()).toBe('4.0')
  })
  it('is judged again by a restarted hall', () => {
    reconnect(update([]))
    reject()
    expect(offeredKey()).toBe('4.0')
  })
})

describe('two pages for one seat', () => {
  it('do not hide the result of the other page', () => {
    session.choose(CARDS[2]!)
    const firstId = last().id
    receive(update([1]))
    expect(offeredKey()).toBe('4.1')
    session.choose(CARDS[3]!)
    reject(firstId)
    receive(update([1], { pending_seats: [0] }))
    expect(offeredKey()).toBeNull()
    acknowledge()
    receive(update([1, 3]))
    expect(offeredKey()).toBe('4.2')
  })
  it('can take back on one page a move from the other', () => {
    session.choose(CARDS[2]!)
    acknowledge()
    receive(update([2]))
    receive(update([]))
    expect(offeredKey()).toBe('4.0')
  })
  it('can move and take back on one page while the other moves', () => {
    session.choose(CARDS[2]!)
    receive(update([1]))
    receive(update([]))
    expect(offeredKey()).toBeNull()
    reject()
    expect(offeredKey()).toBe('4.0')
  })
})

describe('taking back', () => {
  it('is requested once, and nothing is offered meanwhile', () => {
    receive(update([2]))
    session.takeBack()
    session.takeBack()
    expect(sent()).toHaveLength(1)
    receive(update([2], { pending_seats: [0] }))
    expect(offeredKey()).toBeNull()
    reject()
    expect(offeredKey()).toBe('4.1')
  })
  it('is announced until the next action', () => {
    receive(update([2]))
    session.takeBack()
    expect(session.justTookBack).toBe(false)
    acknowledge()
    receive(update([]))
    expect(session.justTookBack).toBe(true)
    expect(session.announcement).toContain('Taken back.')
    session.choose(CARDS[1]!)
    expect(session.justTookBack).toBe(false)
  })
  it('of a sealed choice is requested once, until an error', () => {
    receive(update([2], { hasPrompt: false }))
    session.takeBack()
    session.takeBack()
    expect(sent()).toMatchObject([{ type: 'take_back' }])
    reject()
    session.takeBack()
    expect(sent()).toHaveLength(2)
  })
})

describe('a draft of several moves', () => {
  let draftEditor: DraftEditor
  /** Updates the draft editor, as a board does after every update. */
  const draw = () => draftEditor.update(session.prompt, session.view!.draft, session.view!.pending_seats.includes(0))
  const receiveUpdate = (draft: number[], overrides = {}) => {
    receive(update(draft, overrides))
    draw()
  }
  beforeEach(() => {
    draftEditor = new DraftEditor((move) => session.choose(move), () => session.takeBack())
    draw()
  })

  it('continues while others seal their choices', () => {
    draftEditor.replace([1, 2])
    receiveUpdate([], { pending_seats: [0] })
    acknowledge()
    receiveUpdate([1])
    expect(last()).toMatchObject({ type: 'move', key: '4.1', move: 2 })
    receiveUpdate([1], { pending_seats: [0] })
    acknowledge()
    receiveUpdate([1, 2])
    expect(sent()).toHaveLength(2)
    expect(draftEditor.busy).toBe(false)
  })
  it('continues taking back while others seal their choices', () => {
    receiveUpdate([1])
    receiveUpdate([1, 2])
    draftEditor.replace([3])
    receiveUpdate([1, 2], { pending_seats: [0] })
    acknowledge()
    receiveUpdate([1])
    receiveUpdate([1], { pending_seats: [0] })
    acknowledge()
    receiveUpdate([])
    expect(last()).toMatchObject({ type: 'move', key: '4.0', move: 3 })
    expect(sent().map((message) => message.type)).toEqual(['take_back', 'take_back', 'move'])
  })
  it('stops when a move is rejected', () => {
    draftEditor.replace([1, 2])
    reject()
    draw()
    expect(draftEditor.busy).toBe(false)
    expect(offeredKey()).toBe('4.0')
  })
})

describe('a hint of several moves', () => {
  const moves = () => session.hint?.moves ?? null
  const requestHint = async (key: string, hinted: number[], advice = hinted.map((move) => `play ${move}`)) => {
    const hint = { key, bot: 'Grandmaster', moves: hinted, advice, win_chance: 0.5, reason: 'Next best: play 1, 40%.' }
    vi.stubGlobal('fetch', async () => ({ status: 200, text: async () => JSON.stringify(hint) }))
    await session.requestHint()
  }

  it('stays while it is followed, and advances to its next move', async () => {
    await requestHint('4.0', [2, 0, 3])
    expect(moves()).toEqual([2, 0, 3])
    session.choose(CARDS[2]!)
    expect(moves()).toEqual([2, 0, 3])
    acknowledge()
    receive(update([2]))
    expect(moves()).toEqual([0, 3])
    expect(session.hint!.advice).toEqual(['play 0', 'play 3'])
    receive(update([2, 0]))
    expect(moves()).toEqual([3])
  })
  it('can be followed in another order, and taken back', async () => {
    await requestHint('4.0', [2, 0, 3])
    receive(update([0]))
    expect(moves()).toEqual([2, 3])
    receive(update([]))
    expect(moves()).toEqual([2, 0, 3])
  })
  it('omits "Done" unless nothing else is left', async () => {
    await requestHint('4.0', [2, 0, 3], ['Done', 'Strike Bo', 'Done'])
    expect(hintText(session.hint!)).toMatch(/^Grandmaster: Strike Bo\. /)
    await requestHint('4.0', [3], ['Done'])
    expect(hintText(session.hint!)).toMatch(/^Grandmaster: Done\. /)
    const plan = { ...session.hint!, advice: ['Ban leads arena 2', 'Yue assists in arena 2', 'Chai leads arena 1', 'Seal your plan'] }
    expect(hintText(plan)).toMatch(/^Grandmaster: Ban leads arena 2, then 3 more\. /)
  })
  it('gives its reason until it is followed', async () => {
    await requestHint('4.0', [2, 0, 3])
    expect(hintText(session.hint!)).toMatch(/50%\. Next best: play 1, 40%\.$/)
    receive(update([2]))
    expect(hintText(session.hint!)).toMatch(/50%\.$/)
  })
  it('disappears when another move is made', async () => {
    await requestHint('4.0', [2, 0, 3])
    receive(update([1]))
    expect(moves()).toBeNull()
    receive(update([2, 1]))
    expect(moves()).toBeNull()
  })
  it('disappears with its prompt', async () => {
    await requestHint('4.0', [2, 0, 3])
    receive(update([], { position: 5 }))
    expect(moves()).toBeNull()
    receive(update([2], { position: 5 }))
    expect(moves()).toBeNull()
  })
  it('covers only the moves that were left when it was given', async () => {
    receive(update([2]))
    await requestHint('4.1', [0, 3])
    expect(moves()).toEqual([0, 3])
    receive(update([2, 0]))
    expect(moves()).toEqual([3])
    receive(update([]))
    expect(moves()).toBeNull()
    receive(update([1]))
    expect(moves()).toBeNull()
  })
  it('never points at a move that is not offered', async () => {
    await requestHint('4.0', [7, 2])
    expect(moves()).toEqual([2, 7])
    receive(update([2]))
    expect(moves()).toBeNull()
  })
})

describe('quick phrases', () => {
  const phrase = (number: number, seat: number | null, id: string) => ({ type: 'chat', number, seat, name: 'Bo', text: id, at: 0, person: 'bo', phrase: id })
  const shown = () => session.newPhrases.map((message) => message.phrase)

  it('are shown at the plates when they arrive, the newest of each seat', () => {
    receive(phrase(1, 1, 'hello'))
    receive(phrase(2, 1, 'oops'))
    receive(phrase(3, 0, 'thanks'))
    receive(phrase(4, null, 'nice-hit'))
    receive({ ...phrase(5, 1, ''), text: 'Typed.' })
    expect(shown()).toEqual(['oops', 'thanks'])
    expect(session.chatMessages).toHaveLength(5)
    // A spectator's phrase and a typed message appear only in the chat.
    expect(countUnread(session.chatMessages, 0)).toBe(2)
    expect(countUnread(session.chatMessages, 4)).toBe(1)
  })
  it('are not shown again after a reconnect or an unmute', () => {
    receive(phrase(7, 1, 'hello'))
    receive(phrase(7, 1, 'hello'))
    receive(phrase(6, 0, 'sorry'))
    expect(shown()).toEqual(['hello'])
  })
  it('that were missed while the connection was lost are not shown', () => {
    reconnect(phrase(8, 1, 'hello'))
    receive(update([]))
    expect(shown()).toEqual([])
    receive(phrase(9, 1, 'oops'))
    expect(shown()).toEqual(['oops'])
  })
  it('from the time before an unmute are not shown', async () => {
    vi.spyOn(socialApi, 'setBlock').mockImplementation((person, block) => Promise.resolve([{ person, name: 'Bo', ...block }]))
    await blocks.set('bo', { blocked: false, muted: true })
    const unmute = blocks.set('bo', { blocked: false, muted: false })
    receive(phrase(8, 1, 'hello'))
    await unmute
    receive(phrase(9, 1, 'thanks'))
    expect(shown()).toEqual([])
    vi.spyOn(performance, 'now').mockReturnValue(1e9)
    receive(phrase(10, 1, 'oops'))
    expect(shown()).toEqual(['oops'])
    vi.restoreAllMocks()
    blocks.clear()
  })
  it('of earlier times are not shown on connecting', () => {
    session = new SessionClass('table', environment)
    session.start()
    connection().onopen!()
    receive(phrase(1, 1, 'hello'))
    receive(update([]))
    expect(shown()).toEqual([])
    expect(session.chatMessages).toHaveLength(1)
  })
  it('that the page does not know are shown as they were sent', () => {
    expect(phraseText('good-game')).toBe('Good game!')
    expect(phraseText('new-phrase')).toBe('new-phrase')
  })
})
