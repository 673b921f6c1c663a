import type { CalendarEvent } from '../../texts.ts'

/** In place of the events of a brand without them. */
export const events: readonly CalendarEvent[] = []
