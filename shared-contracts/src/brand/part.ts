/** What a retailer may not have: then its pages are 404, and no text or link of the portal names it. */
export const allParts = ['contest', 'events', 'rarities', 'app', 'kiosk', 'newsletter'] as const
export type Part = (typeof allParts)[number]
