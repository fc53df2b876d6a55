// Open hands in replays and in the delayed view.
import type { View } from '../api/protocol'

/** Adds every hand and every seat's view to the view, if the views of all seats are given. */
export function withOpenHands<Shown extends { view: View; views: View[] }>(shown: Shown): Shown {
  return shown.views?.length ? { ...shown, view: { ...shown.view, hands: shown.views.map((each) => each['hand']), seatViews: shown.views } } : shown
}
