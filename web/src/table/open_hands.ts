// Replays with all hands open.
import type { View } from '../api/protocol'

/** With all hands open, adds every hand and every seat's view to the view. */
export function withOpenHands<Shown extends { view: View; views: View[] }>(shown: Shown): Shown {
  return shown.views?.length ? { ...shown, view: { ...shown.view, hands: shown.views.map((each) => each['hand']), seatViews: shown.views } } : shown
}
