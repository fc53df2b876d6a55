// Text for the age of the last attack, which may be several turns old.

/** `turnOwner` is the possessive form of the name, such as "Acorn's". */
export function ago(turns: number, whose: string): string {
  if (turns <= 0) return 'Just now'
  return `${whose} turn, ${turns === 1 ? 'just before' : `${turns} turns ago`}`
}
