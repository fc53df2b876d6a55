import type { CardFace, CardNumber } from '../../api/protocol'

/** The numbers that the rules use; the gallery shows the number of copies. */
export function numbersOn(face: CardFace): CardNumber[] {
  return face.numbers.filter((number) => number.name !== 'copies')
}
