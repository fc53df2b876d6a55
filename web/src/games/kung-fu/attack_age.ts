// Text for the age of the last attack, which may be several turns old.

/** `turnOwner` is the possessive form of the name, such as "Acorn's". */
export function attackAge(turns: number, turnOwner: string): string {
  if (turns <= 0) return 'Just now'
  return `${turnOwner} turn, ${turns === 1 ? 'just before' : `${turns} turns ago`}`
}
