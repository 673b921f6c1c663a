import { brand } from '@portal/shared-contracts/brand/brand'

/** The programme's figures, which the brand sets. */
export const { welcomeBonusPoints, pointsPerEuro, pointsPerEuroOfValue, minimumPointsToPay, minimumAge } = brand.figures

/** What points are worth, in euros of whole cents: half a cent counts as one. */
export const worthOf = (points: number, pointsForOneEuro: number): number =>
  (Math.sign(points) * Math.round((Math.abs(points) * 100) / pointsForOneEuro)) / 100

/** The value of points in euros. */
export const euroValue = (points: number): number => worthOf(points, pointsPerEuroOfValue)
