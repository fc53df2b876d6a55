// How a face is spoken of.
import type { Face, Source } from '../wire/protocol'

/** Short enough for a label: the name, and the first number if there is one. */
export function title(face: Face): string {
  return face.numbers.length > 0 ? `${face.name} ${face.numbers[0]!.value}` : face.name
}

/** The first sentence of its text, for the card itself. */
export function short(face: Face): string {
  return face.text.split(/(?<=\.) /)[0] ?? ''
}

export function whence(source: Source): string {
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
