// Python's memory just after it has started and read Kwoon in, kept in this browser: a start from it takes a third of the time.
// It is made by the very browser that will use it, and never fetched. It is as good as the files that it was made of and the
// browser that made it; for other ones it is as if there were none.
const CACHE = 'kwoon-memory'

const snapshotUrl = (folder: URL, version: string) => new URL(`memory?${new URLSearchParams({ version, by: navigator.userAgent })}`, folder).href

/** The memory, if there is one. */
export async function loadSnapshot(folder: URL, version: string): Promise<Uint8Array | null> {
  try {
    const response = await (await caches.open(CACHE)).match(snapshotUrl(folder, version))
    return response ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null // A browser that keeps nothing.
  }
}

export async function saveSnapshot(folder: URL, version: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await deleteSnapshots(folder)
    await (await caches.open(CACHE)).put(snapshotUrl(folder, version), new Response(snapshot))
  } catch {
    // There is no room for it.
  }
}

/** Those of this site; another one on the same host may have its own. */
export async function deleteSnapshots(folder: URL): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) if (request.url.startsWith(folder.href)) await cache.delete(request)
  } catch {
    // Nothing was kept.
  }
}
