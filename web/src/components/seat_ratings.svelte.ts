// The players' ratings at the rated table that is open.
import { peopleApi } from '../api/people'
import type { SeatRating, Table } from '../api/protocol'
import { ratingText } from './rating_text'

class SeatRatings {
  private ratings = $state.raw<SeatRating[]>([])
  private loadedFor = ''

  /** Loads the ratings if the table is rated and its players have changed. */
  async load(table: Table): Promise<void> {
    const players = table.rated ? [table.id, ...table.seats.map((seat) => seat.person ?? seat.bot ?? '')].join(' ') : ''
    if (players === this.loadedFor) return
    this.loadedFor = players
    const ratings = players ? await peopleApi.seatRatings(table.id).catch(() => []) : []
    if (this.loadedFor === players) this.ratings = ratings
  }

  /** The rating of the player in a seat, such as "1620"; empty at other tables. */
  text(seat: number): string {
    const rating = this.ratings.find((each) => each.seat === seat)
    return rating ? ratingText(rating) : ''
  }

  clear(): void {
    this.ratings = []
    this.loadedFor = ''
  }
}

export const seatRatings = new SeatRatings()
