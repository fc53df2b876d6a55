// Status text beside each target of an attack.
import { type Attack, type Kff19View, currentTarget } from './view'

export function targetStatus(view: Kff19View, attack: Attack, targetIndex: number): string {
  const result = view.results?.[attack.at]?.[targetIndex]
  if (result) return result
  if (attack.void) return 'called off'
  if ((attack.blocks[targetIndex] ?? -1) >= 0) return ''
  const seat = attack.targets[targetIndex]!
  if (view.declined?.some(([index, declinedSeat]) => index === attack.at && declinedSeat === seat)) return 'no Block'
  const current = currentTarget(view)
  if (current.attack === attack.at && current.targetIndex === targetIndex) {
    if (view.phase === 'block') return seat !== view.seat ? 'a Block?' : view.draft.length > 0 ? 'your answer lies' : 'your Block?'
    if (view.phase === 'step-in') return 'who steps in?'
    if (view.phase === 'counterattack') return 'strikes back?'
  }
  if (attack.open || view.phase === 'help') return ''
  return attack.at < current.attack || (attack.at === current.attack && targetIndex < current.targetIndex) ? 'no Block' : ''
}
