// Snapshot of Python's memory after importing Kwoon, cached in this browser: starting from it takes a third of the
// time. The browser creates it itself. It is valid only for the same files and the same browser version.
const CACHE = 'kwoon-memory'

const snapshotUrl = (folder: URL, version: string) => new URL(`memory?${new URLSearchParams({ version, by: navigator.userAgent })}`, folder).href

/** The snapshot for this version, or null if there is none. */
export async function loadSnapshot(folder: URL, version: string): Promise<Uint8Array | null> {
  try {
    const response = await (await caches.open(CACHE)).match(snapshotUrl(folder, version))
    return response ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null // Cache storage is unavailable.
  }
}

export async function saveSnapshot(folder: URL, version: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await deleteSnapshots(folder)
    await (await caches.open(CACHE)).put(snapshotUrl(folder, version), new Response(snapshot))
  } catch {
    // Storage is full or unavailable.
  }
}

/** Deletes the snapshots of this site only; another site on the same host may have its own. */
export async function deleteSnapshots(folder: URL): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) if (request.url.startsWith(folder.href)) await cache.delete(request)
  } catch {
    // Cache storage is unavailable.
  }
}
