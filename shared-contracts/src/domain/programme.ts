/** Constants of the programme. */
export const welcomeBonusPoints = 500
export const pointsPerEuro = 1
/** 500 points are worth 5 EUR. */
export const pointsPerEuroOfValue = 100
/** Shown to members only; rewards have no minimum. */
export const minimumPointsToPay = 1000
export const minimumAge = 18

/** What points are worth in euros. */
export const euroValue = (points: number): number => points / pointsPerEuroOfValue
