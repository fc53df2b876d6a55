// Texts by name in the browser's database: some are changed together, or none.
const NAME = 'kwoon'
const STORE = 'closet'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export class Closet {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Closet> {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    return new Closet(await done(asked))
  }

  /** All whose names begin like this, as JSON: pairs of name and text, in the order of their names. */
  async read(prefix: string): Promise<string> {
    const store = this.base.transaction(STORE).objectStore(STORE)
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const [names, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))])
    return JSON.stringify(names.map((name, at) => [name, texts[at]]))
  }

  /** Changes, as JSON: each name with its text, or null to forget it. Done when it will be there after a crash too. */
  write(changes: string): Promise<void> {
    const change = this.base.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = change.objectStore(STORE)
    for (const [name, text] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
      if (text === null) store.delete(name)
      else store.put(text, name)
    }
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve()
      change.onabort = change.onerror = () => reject(change.error ?? new Error('not written'))
    })
  }
}
