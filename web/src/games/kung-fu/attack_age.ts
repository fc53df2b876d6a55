// When the last attack was: it may be of several turns ago, since not every turn has one.

/** `whose` is the turn that it was in: "Acorn's". */
export function ago(turns: number, whose: string): string {
  if (turns <= 0) return 'Just now'
  return `${whose} turn, ${turns === 1 ? 'just before' : `${turns} turns ago`}`
}
