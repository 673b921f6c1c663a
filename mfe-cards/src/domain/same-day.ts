/** Made at its first use, because the browser loads language data for it. */
let format: Intl.DateTimeFormat | undefined
const newFormat = () => new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** The day in Berlin. From Intl, because the calendar of the contract would make the digital card's document larger. */
const dayOf = (moment: number): string => (format ??= newFormat()).format(moment)

/** Whether two moments, in ms since 1970, are on one day in Berlin. */
export const isSameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other)
