// Which page is open. Links are ordinary links; those within the hall do not load the page anew.
import { place, way } from './api/transport'


export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'replay'; id: string; as: string | null }
  | { page: 'cards'; game: string; pack: string }
  | { page: 'workshop' }
  | { page: 'bench'; id: string }
  | { page: 'person'; id: string }
  | { page: 'account' }
  | { page: 'leaders'; game: string }
  | { page: 'finished' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'credits' }
  | { page: 'nowhere' }

export function read(path: string, query = ''): Route {
  const words = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second] = words
  if (words.length === 0) return { page: 'home' }
  if (words.length === 1 && first === 'credits') return { page: 'credits' }
  if (words.length === 1 && first === 'workshop') return { page: 'workshop' }
  if (words.length === 1 && first === 'tournaments') return { page: 'tournaments' }
  if (words.length === 1 && first === 'account') return { page: 'account' }
  if (words.length === 1 && first === 'leaders') return { page: 'leaders', game: '' }
  if (words.length === 1 && first === 'finished') return { page: 'finished' }
  if (words.length !== 2 || !second) return { page: 'nowhere' }
  if (first === 't') return { page: 'table', id: second }
  if (first === 'tournament') return { page: 'tournament', id: second }
  if (first === 'person') return { page: 'person', id: second }
  if (first === 'leaders') return { page: 'leaders', game: second }
  if (first === 'learn') return { page: 'learn', game: second }
  if (first === 'replay') return { page: 'replay', id: second, as: new URLSearchParams(query).get('as') }
  if (first === 'cards') return { page: 'cards', game: second, pack: new URLSearchParams(query).get('pack') ?? '' }
  if (first === 'workshop') return { page: 'bench', id: second }
  return { page: 'nowhere' }
}

/** The path of the client's page at an address, and its query. */
function pathOf(address: URL | Location): [string, string] {
  const [path = '/', query = ''] = (place.inner(address) ?? '/').split('?')
  return [path, query]
}

/** Which page is open, as a path of the client. */
export const pathNow = (): string => pathOf(location)[0]

class Router {
  route = $state.raw<Route>({ page: 'home' })

  start(): void {
    const now = () => (this.route = read(...pathOf(location)))
    now()
    addEventListener('popstate', now)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const address = new URL(link.href)
      const path = place.inner(address)
      if (path === null || (address.hash && address.pathname === location.pathname && (!place.alone || address.search === location.search))) return
      event.preventDefault()
      this.go(path + address.hash)
    })
  }

  go(path: string): void {
    history.pushState(null, '', way(path))
    this.route = read(...pathOf(location))
    scrollTo(0, 0)
  }
}

export const router = new Router()
