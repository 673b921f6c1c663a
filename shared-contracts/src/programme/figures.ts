import { brand, type Brand } from '@portal/shared-contracts/brand/brand'
import { worthOf } from './programme.ts'
import { formatAmount, formatNumber, pointsWord } from '../numbers/format.ts'

/** A programme's figures, formatted for texts. */
export function figuresOf({
  welcomeBonusPoints,
  pointsPerEuro,
  pointsPerEuroOfValue,
  minimumPointsToPay,
  minimumAge,
}: Brand['figures']) {
  const perEuro = `${formatNumber(pointsPerEuro)}\u00a0${pointsWord(pointsPerEuro)}`
  return {
    bonus: formatNumber(welcomeBonusPoints),
    /** `5` or `2,50`, before `Euro` or `€`. */
    bonusInEuro: formatAmount(worthOf(welcomeBonusPoints, pointsPerEuroOfValue)),
    pointsPerEuro: formatNumber(pointsPerEuro),
    /** `1 Punkt`, for a euro spent. */
    perEuro,
    /** The same in a sentence: `einen Punkt`, `2 Punkte`. */
    earnedPerEuro: pointsPerEuro === 1 ? 'einen Punkt' : perEuro,
    pointsForOneEuro: formatNumber(pointsPerEuroOfValue),
    pointsToPay: formatNumber(minimumPointsToPay),
    age: formatNumber(minimumAge),
  }
}

/** Those of the brand. */
export const figures = figuresOf(brand.figures)
