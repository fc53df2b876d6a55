// Python's memory just after it has started and read Kwoon in, kept in this browser: a start from it takes a third of the time.
// It is made by the very browser that will use it, and never fetched. It is as good as the files that it was made of and the
// browser that made it; for other ones it is as if there were none.
const CACHE = 'kwoon-memory'

const key = (folder: URL, version: string) => new URL(`memory?${new URLSearchParams({ version, by: navigator.userAgent })}`, folder).href

/** The memory, if there is one. */
export async function recalled(folder: URL, version: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(key(folder, version))
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null
  } catch {
    return null // A browser that keeps nothing.
  }
}

export async function remember(folder: URL, version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget(folder)
    await (await caches.open(CACHE)).put(key(folder, version), new Response(memory))
  } catch {
    // There is no room for it.
  }
}

/** Those of this site; another one on the same host may have its own. */
export async function forget(folder: URL): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    for (const each of await cache.keys()) if (each.url.startsWith(folder.href)) await cache.delete(each)
  } catch {
    // Nothing was kept.
  }
}
