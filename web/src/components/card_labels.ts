// Texts about a card.
import { t } from '../localization'
import type { CardFace, CardNumber, NumberSource } from '../api/protocol'

/** Short label: the name, and the value that tells cards with the same name apart. */
export function cardTitle(face: CardFace): string {
  const value = face.numbers.find((number) => number.name === 'value')
  return value ? `${face.name} ${value.value}` : face.name
}

/** Labels of the numbers drawn on cards; the card's text explains the others. */
const NUMBER_IDS = {
  value: 'components-number-value',
  points: 'components-number-points',
  AP: 'components-number-ap',
  attack: 'components-number-attack',
  defence: 'components-number-defense',
  bonus: 'components-number-bonus',
  reduce: 'components-number-reduce',
  heal: 'components-number-heal',
} as const
const SPIRIT = 'spirit'
const isDrawn = (name: string): boolean => name in NUMBER_IDS || name === SPIRIT

/** Text of a number on a card, or of the numbers on several cards. */
export function numberText(name: string, value: number | number[]): string {
  if (name === SPIRIT) return t('components-number-spirit')
  return name in NUMBER_IDS ? t(NUMBER_IDS[name as keyof typeof NUMBER_IDS], { value }) : t('components-number-other', { name, value })
}

function drawnNumbers(face: CardFace): CardNumber[] {
  return face.numbers.filter((number, index) => isDrawn(number.name) && face.numbers.findIndex((other) => other.name === number.name) === index)
}

/** Texts of the numbers drawn on a card, without duplicates. */
export function numberTexts(face: CardFace): string[] {
  return drawnNumbers(face).map((number) => numberText(number.name, number.value))
}

/** Texts of the numbers drawn on a card, as one list. */
export function numberListText(face: CardFace): string {
  const numbers = numberTexts(face)
  return numbers.length > 0 ? t('components-number-list', { numbers }) : ''
}

/** Texts as one for screen readers, with a pause after each. */
export function spoken(...texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => text.replace(/[.。]$/, ''))
    .join(t('components-pause'))
}

/** Screen reader label for a card: action or name, numbers, kind, text, and `extra`. */
export function cardLabel(face: CardFace, action = face.name, ...extra: string[]): string {
  // "Play Punch 4" already contains the value.
  const numbers = drawnNumbers(face).filter((number) => !(number.name === 'value' && action.endsWith(` ${number.value}`)))
  const numberList = numbers.length > 0 ? t('components-number-list', { numbers: numbers.map((number) => numberText(number.name, number.value)) }) : ''
  return spoken(action, numberList, face.label, face.text, ...extra)
}

const SOURCE_IDS = {
  printed: 'components-source-printed',
  inferred: 'components-source-inferred',
  found: 'components-source-found',
  designed: 'components-source-designed',
} as const

export function sourceText(source: NumberSource): string {
  return t(SOURCE_IDS[source])
}

/** A number with its source. */
export function numberSource(number: CardNumber): string {
  return t('components-number-source', { number: numberText(number.name, number.value), source: sourceText(number.source) })
}
