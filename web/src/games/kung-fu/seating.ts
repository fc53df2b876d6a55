// Who sits where, seen from one's own cushion: the others in the order in which they come after one, left to right.
export function around(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (bottom + at + 1) % seats)
}
