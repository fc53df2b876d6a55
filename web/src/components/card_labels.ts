// Texts about a card.
import type { CardFace, NumberSource } from '../api/protocol'

/** Short label: the name, and the value that tells cards with the same name apart. */
export function cardTitle(face: CardFace): string {
  const value = face.numbers.find((number) => number.name === 'value')
  return value ? `${face.name} ${value.value}` : face.name
}

export function firstSentence(face: CardFace): string {
  return face.text.split(/(?<=\.) /)[0] ?? ''
}

/** Labels of the numbers drawn on cards; the card's text explains the others. */
const NUMBER_LABELS: Record<string, (value: number) => string> = {
  value: (value) => `value ${value}`,
  points: (value) => (value === 1 ? '1 point' : `${value} points`),
  AP: (value) => `AP ${value}`,
  attack: (value) => `attack ${value}`,
  defence: (value) => `defence ${value}`,
  bonus: (value) => `plus ${value}`,
  reduce: (value) => `${value} less damage`,
  heal: (value) => `${value} Chi`,
  spirit: () => 'Spirit',
}

/** Texts of the numbers drawn on a card, without duplicates. */
export function numberTexts(face: CardFace): string[] {
  const shownNumbers = face.numbers.filter((number, index) => number.name in NUMBER_LABELS && face.numbers.findIndex((other) => other.name === number.name) === index)
  return shownNumbers.map((number) => NUMBER_LABELS[number.name]!(number.value))
}

/** Screen reader label for a card: action or name, numbers, kind, text, and `extra`. */
export function cardLabel(face: CardFace, action = face.name, ...extra: string[]): string {
  // "Play Punch 4" already contains the value.
  const labels = numberTexts(face).filter((label) => !(label.startsWith('value ') && action.endsWith(label.slice('value'.length))))
  return [action, labels.join(', '), face.kind, face.text, ...extra]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

export function sourceText(source: NumberSource): string {
  switch (source) {
    case 'printed':
      return 'printed on the card'
    case 'inferred':
      return 'follows from the rulebook'
    case 'found':
      return 'found in public descriptions'
    case 'designed':
      return 'our own design: the printed number is lost'
  }
}
