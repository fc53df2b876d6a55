// Invitations: how often a page asks for them, and what it shows.
import { beforeEach, expect, test, vi } from 'vitest'

const friendsApi = vi.hoisted(() => ({ invitations: vi.fn() }))
const hallApi = vi.hoisted(() => ({ games: vi.fn() }))
vi.mock('../src/api/friends', () => ({ friendsApi }))
vi.mock('../src/api/hall', () => ({ hallApi }))
vi.mock('../src/api/transport', () => ({ transport: { offlineNotice: '' } }))
vi.mock('../src/router.svelte', () => ({ router: {} }))
const notify = vi.hoisted(() => vi.fn())
vi.mock('../src/notifications', () => ({ notify }))
vi.mock('../src/theme/preferences.svelte', () => ({ preferences: { notifications: true, sound: false } }))
const page = { hidden: false, addEventListener: () => {} }
vi.stubGlobal('document', page)

const invitation = (person: string) => ({ person, name: person, table: 't', game: 'fight' })
const response = (...people: string[]) => ({ received: people.map(invitation), sent: [] })

let invitations: (typeof import('../src/social/invitations.svelte'))['invitations']
beforeEach(async () => {
  vi.resetModules()
  vi.resetAllMocks()
  vi.useFakeTimers()
  page.hidden = false
  friendsApi.invitations.mockResolvedValue(response())
  hallApi.games.mockResolvedValue([{ id: 'fight', title: 'FIGHT' }])
  const { loadAreas } = await import('../src/localization')
  await loadAreas('social-invitations')
  ;({ invitations } = await import('../src/social/invitations.svelte'))
})

test('a hidden page asks every 24 seconds, and each time its slowed timer fires', async () => {
  invitations.start()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(friendsApi.invitations).toHaveBeenCalledTimes(3)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(48_000)
  expect(friendsApi.invitations).toHaveBeenCalledTimes(5)
  // Browsers run the timers of pages that have been hidden for long once per minute.
  const now = vi.spyOn(performance, 'now')
  for (let minute = 1; minute <= 3; minute++) {
    now.mockReturnValue(1_000_000 + 60_000 * minute)
    await vi.advanceTimersByTimeAsync(6_000)
  }
  expect(friendsApi.invitations).toHaveBeenCalledTimes(8)
  now.mockRestore()
})

test('an invitation is shown together with the title of its game', async () => {
  let sendGames = (_games: unknown) => {}
  hallApi.games.mockReturnValue(new Promise((resolve) => (sendGames = resolve)))
  friendsApi.invitations.mockResolvedValue(response('ann'))
  const refresh = invitations.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(invitations.received).toEqual([])
  sendGames([{ id: 'fight', title: 'FIGHT' }])
  await refresh
  expect(invitations.received.map((each) => each.person)).toEqual(['ann'])
  expect(notify.mock.calls.map(([, text]) => text)).toEqual(['ann invites you to play FIGHT.'])
})

test('an older answer of the hall does not replace a newer one', async () => {
  let sendGames = (_games: unknown) => {}
  hallApi.games.mockReturnValue(new Promise((resolve) => (sendGames = resolve)))
  friendsApi.invitations.mockResolvedValueOnce(response('ann'))
  const refresh = invitations.refresh()
  await vi.advanceTimersByTimeAsync(0)
  await invitations.refresh()
  sendGames([])
  await refresh
  expect(invitations.received).toEqual([])
})
