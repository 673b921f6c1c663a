import type { Response } from 'playwright/test'

/** The sandbox's number of the booking with this many points, from the response the page received. */
export async function bookingIdOf(response: Response, points: number): Promise<number> {
  const { content } = (await response.json()) as { content: { bookingId: string; points: number }[] }
  return Number(content.find((booking) => booking.points === points)?.bookingId.slice(1))
}
