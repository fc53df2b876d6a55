// The quick phrases: sent as ids, shown to each reader in their own language.
import { t } from '../localization'
import type { ChatMessage } from '../api/protocol'

const TEXTS: Record<string, () => string> = {
  hello: () => t('table-phrase-hello'),
  'good-luck': () => t('table-phrase-good-luck'),
  'nice-hit': () => t('table-phrase-nice-hit'),
  'well-played': () => t('table-phrase-well-played'),
  thanks: () => t('table-phrase-thanks'),
  oops: () => t('table-phrase-oops'),
  sorry: () => t('table-phrase-sorry'),
  thinking: () => t('table-phrase-thinking'),
  'good-game': () => t('table-phrase-good-game'),
  rematch: () => t('table-phrase-rematch'),
}

export const PHRASES: readonly string[] = Object.keys(TEXTS)

/** The text of a chat message. A phrase that this page does not know yet is shown as the hall stores it. */
export function messageText(message: Pick<ChatMessage, 'text' | 'phrase'>): string {
  return TEXTS[message.phrase]?.() ?? message.text
}

export function phraseText(phrase: string): string {
  return messageText({ text: phrase, phrase })
}

/** Number of messages that the reader has not seen. Phrases of players also appear at their plates, so they do not count. */
export function countUnread(messages: readonly ChatMessage[], numRead: number): number {
  return messages.slice(numRead).filter((message) => !message.phrase || message.seat === null).length
}
