// Status text beside each target of an attack.
import { type Attack, type Kff19View, asked } from './view'

export function standing(view: Kff19View, each: Attack, place: number): string {
  const told = view.came?.[each.at]?.[place]
  if (told) return told
  if (each.void) return 'called off'
  if ((each.blocks[place] ?? -1) >= 0) return ''
  const seat = each.targets[place]!
  if (view.declined?.some(([index, who]) => index === each.at && who === seat)) return 'no Block'
  const now = asked(view)
  if (now.attack === each.at && now.place === place) {
    if (view.phase === 'block') return seat !== view.seat ? 'a Block?' : view.draft.length > 0 ? 'your answer lies' : 'your Block?'
    if (view.phase === 'step-in') return 'who steps in?'
    if (view.phase === 'counterattack') return 'strikes back?'
  }
  if (each.open || view.phase === 'help') return ''
  return each.at < now.attack || (each.at === now.attack && place < now.place) ? 'no Block' : ''
}
