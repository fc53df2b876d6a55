// Keeps the site at hand, so that it opens without a network: all files of one version, fetched once. The build puts in
// which they are. A new version is fetched in the background and waits until nobody has the old one open.
const VERSION = '%VERSION%'
const FILES = %FILES%
const NAME = `kwoon ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))))
})

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith('kwoon ') && name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(old())
})

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  // What stands behind the question mark is for the page, and the folder itself is its index.
  url.search = ''
  url.hash = ''
  const kept = async () => (await (await caches.open(NAME)).match(url.href)) ?? fetch(event.request)
  event.respondWith(kept())
})
