// Client-side routing. Links are ordinary links; those within the hall do not reload the page.
import { transport, pageUrl } from './api/transport'

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  /** Without a game: the list of games to learn. */
  | { page: 'learn'; game: string }
  | { page: 'replay'; id: string; as: string | null }
  | { page: 'cards'; game: string; pack: string }
  | { page: 'workshop' }
  | { page: 'packEditor'; id: string }
  | { page: 'person'; id: string }
  | { page: 'account' }
  | { page: 'community' }
  | { page: 'friends' }
  | { page: 'leaderboards'; game: string }
  | { page: 'finished' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'credits' }
  | { page: 'notFound' }

export function parseRoute(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second] = parts
  // Old links still use /leaders.
  const isLeaderboards = first === 'leaderboards' || first === 'leaders'
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 1 && first === 'credits') return { page: 'credits' }
  if (parts.length === 1 && first === 'workshop') return { page: 'workshop' }
  if (parts.length === 1 && first === 'tournaments') return { page: 'tournaments' }
  if (parts.length === 1 && first === 'learn') return { page: 'learn', game: '' }
  if (parts.length === 1 && first === 'community') return { page: 'community' }
  if (parts.length === 1 && first === 'friends') return { page: 'friends' }
  if (parts.length === 1 && first === 'account') return { page: 'account' }
  if (parts.length === 1 && isLeaderboards) return { page: 'leaderboards', game: '' }
  if (parts.length === 1 && first === 'finished') return { page: 'finished' }
  if (parts.length !== 2 || !second) return { page: 'notFound' }
  if (first === 't') return { page: 'table', id: second }
  if (first === 'tournament') return { page: 'tournament', id: second }
  if (first === 'person') return { page: 'person', id: second }
  if (isLeaderboards) return { page: 'leaderboards', game: second }
  if (first === 'learn') return { page: 'learn', game: second }
  if (first === 'replay') return { page: 'replay', id: second, as: new URLSearchParams(query).get('as') }
  if (first === 'cards') return { page: 'cards', game: second, pack: new URLSearchParams(query).get('pack') ?? '' }
  if (first === 'workshop') return { page: 'packEditor', id: second }
  return { page: 'notFound' }
}

/** The client's path and query for a URL. */
function pathOf(address: URL | Location): [string, string] {
  const [path = '/', query = ''] = (transport.pagePath(address) ?? '/').split('?')
  return [path, query]
}

/** The client path of the current page. */
export const currentPath = (): string => pathOf(location)[0]

class Router {
  route = $state.raw<Route>({ page: 'home' })

  start(): void {
    const update = () => (this.route = parseRoute(...pathOf(location)))
    update()
    addEventListener('popstate', update)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const address = new URL(link.href)
      const path = transport.pagePath(address)
      if (path === null || (address.hash && address.pathname === location.pathname && (!transport.offlineNotice || address.search === location.search))) return
      event.preventDefault()
      this.go(path + address.hash)
    })
  }

  go(path: string): void {
    history.pushState(null, '', pageUrl(path))
    this.route = parseRoute(...pathOf(location))
    scrollTo(0, 0)
  }
}

export const router = new Router()
