// Status text beside each target of an attack.
import { t } from '../../localization'
import { type Attack, type Kff19View, currentTarget } from './view'

export function targetStatus(view: Kff19View, attack: Attack, targetIndex: number): string {
  const result = view.results?.[attack.at]?.[targetIndex]
  if (result) return result
  if (attack.void) return t('kung-fu-2019-board-called-off')
  if ((attack.blocks[targetIndex] ?? -1) >= 0) return ''
  const seat = attack.targets[targetIndex]!
  if (view.declined?.some(([index, declinedSeat]) => index === attack.at && declinedSeat === seat)) return t('kung-fu-2019-board-no-block')
  const current = currentTarget(view)
  if (current.attack === attack.at && current.targetIndex === targetIndex) {
    if (view.phase === 'block') return t(seat !== view.seat ? 'kung-fu-2019-board-block' : view.draft.length > 0 ? 'kung-fu-2019-board-answered' : 'kung-fu-2019-board-your-block')
    if (view.phase === 'step-in') return t('kung-fu-2019-board-who-steps-in')
    if (view.phase === 'counterattack') return t('kung-fu-2019-board-strikes-back')
  }
  if (attack.open || view.phase === 'help') return ''
  return attack.at < current.attack || (attack.at === current.attack && targetIndex < current.targetIndex) ? t('kung-fu-2019-board-no-block') : ''
}
