// Requests to the hall. Errors carry a message for the user.
import { loadAreasIn, localize, t } from '../localization'
import { NO_TABLE, type Reader } from '../localization/text'
import { type TransportResponse, transport } from './transport'

export class HallError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Sends a request. The texts in the response are formatted for `reader`. */
export async function request<T>(method: string, path: string, body?: unknown, reader: Reader = NO_TABLE): Promise<T> {
  let response: TransportResponse
  try {
    response = await transport.request(method, path, body)
  } catch {
    throw new HallError(t('pages-no-answer'), 0)
  }
  if (response.status < 400) return localizeLoaded(JSON.parse(response.text) as T, reader)
  const message = (await errorDetail(response.text)) ?? t('pages-failed')
  throw new HallError(message, response.status)
}

async function localizeLoaded<T>(value: T, reader: Reader): Promise<T> {
  await loadAreasIn(value)
  return localize(value, reader)
}

/** The message in an error response, or null if there is none. */
async function errorDetail(text: string): Promise<string | null> {
  try {
    const { detail } = await localizeLoaded(JSON.parse(text) as { detail?: unknown }, NO_TABLE)
    return typeof detail === 'string' ? detail : null
  } catch {
    return null
  }
}

// Card faces, games and rules do not change while a page is open. Those of a pack are cached by its fingerprint.
const cache = new Map<string, Promise<unknown>>()

export function requestOnce<T>(path: string): Promise<T> {
  let pending = cache.get(path)
  if (!pending) {
    pending = request<T>('GET', path)
    pending.catch(() => cache.delete(path))
    cache.set(path, pending)
  }
  return pending as Promise<T>
}
