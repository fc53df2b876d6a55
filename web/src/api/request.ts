// Requests to the hall. Errors carry a message for the user.
import { type TransportResponse, transport } from './transport'

export class HallError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: TransportResponse
  try {
    response = await transport.request(method, path, body)
  } catch {
    throw new HallError('The hall does not answer. Check your connection and try again.', 0)
  }
  if (response.status < 400) return JSON.parse(response.text) as T
  const message = errorDetail(response.text) ?? 'The hall could not do that. Try again in a moment.'
  throw new HallError(message, response.status)
}

/** The message in an error response, or null if there is none. */
function errorDetail(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown }
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
