/** Points for a new registration. */
export const welcomeBonusPoints = 500
/** Points a member receives per euro spent. */
export const pointsPerEuro = 1
/** Points that are worth one euro. */
export const pointsPerEuroOfValue = 100
/** Minimum for paying at the till. The portal only shows it; rewards have no minimum. */
export const minimumPointsToPay = 1000
/** Minimum age of a member, in years. */
export const minimumAge = 18

/** The value of points in euros. */
export const euroValue = (points: number): number => points / pointsPerEuroOfValue
