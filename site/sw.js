// Caches all files of one version, so that the site works offline; fonts for Chinese only when they are used. The build
// fills in the list of files. A new version is fetched in the background and waits until no page uses the old one.
const VERSION = '%VERSION%'
const FILES = %FILES%
const CACHE_NAME = `kwoon ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE_NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))))
})

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys()) if (name.startsWith('kwoon ') && name !== CACHE_NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  // Only the page's router uses the query, so the cached page fits every query.
  url.search = ''
  url.hash = ''
  const cachedOrFetched = async () => {
    const cache = await caches.open(CACHE_NAME)
    const cached = await cache.match(url.href)
    if (cached) return cached
    const response = await fetch(event.request)
    if (response.ok && url.pathname.endsWith('.woff2')) await cache.put(url.href, response.clone())
    return response
  }
  event.respondWith(cachedOrFetched())
})
