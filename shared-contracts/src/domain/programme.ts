/** Business constants of the programme (spec §9). */
export const welcomeBonusPoints = 500
export const pointsPerEuro = 1
/** 500 points are worth 5 EUR. */
export const pointsPerEuroOfValue = 100
/** Design §10: of the two conflicting texts the cautious one; it never gates rewards. */
export const minimumPointsToPay = 1000
export const minimumAge = 18

/** What points are worth in euros. */
export const euroValue = (points: number): number => points / pointsPerEuroOfValue
