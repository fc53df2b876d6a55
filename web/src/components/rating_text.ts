// Ratings as players see them. The hall sends the points; nothing here knows the scale.
import { t } from '../localization'

/** Points such as "1620", with a question mark while the rating is provisional: "1540?". */
export const ratingText = (rating: { points: number; is_provisional: boolean }): string =>
  rating.is_provisional ? t('components-rating-provisional', { rating: String(rating.points) }) : String(rating.points)

/** A rating change such as "+12", with a real minus sign for a loss. */
export function ratingChangeText(change: { points_before: number; points_after: number }): string {
  const difference = change.points_after - change.points_before
  return difference < 0 ? `−${-difference}` : `+${difference}`
}
