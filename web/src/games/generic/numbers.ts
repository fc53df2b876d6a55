import type { CardFace, CardNumber } from '../../api/protocol'

/** All numbers of a card except the number of copies, which only the gallery shows. */
export function numbersOn(face: CardFace): CardNumber[] {
  return face.numbers.filter((number) => number.name !== 'copies')
}
