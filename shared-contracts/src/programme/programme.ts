import { brand } from '@portal/shared-contracts/brand/brand'

/** The programme's figures, which the brand sets. */
export const { welcomeBonusPoints, pointsPerEuro, pointsPerEuroOfValue, minimumPointsToPay, minimumAge } = brand.figures

/** The value of points in euros. */
export const euroValue = (points: number): number => points / pointsPerEuroOfValue
