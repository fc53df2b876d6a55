// Key-value store in IndexedDB with atomic batch writes.
const DATABASE = 'kwoon'
const STORE = 'closet'

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export class KeyValueStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<KeyValueStore> {
    const openRequest = indexedDB.open(DATABASE, 1)
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore(STORE)
    return new KeyValueStore(await promised(openRequest))
  }

  /** All entries with a key prefix as JSON pairs of key and text, sorted by key. */
  async read(prefix: string): Promise<string> {
    const store = this.database.transaction(STORE).objectStore(STORE)
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const [names, texts] = await Promise.all([promised(store.getAllKeys(range)), promised(store.getAll(range))])
    return JSON.stringify(names.map((name, index) => [name, texts[index]]))
  }

  /** Writes a JSON object of keys and texts; null deletes. Resolves when the data is durable. */
  write(changes: string): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    for (const [name, text] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
      if (text === null) store.delete(name)
      else store.put(text, name)
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not written'))
    })
  }
}
