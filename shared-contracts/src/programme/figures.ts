import { minimumAge, minimumPointsToPay, pointsPerEuro, pointsPerEuroOfValue, welcomeBonusPoints } from './programme.ts'
import { formatNumber, pointsWord } from '../numbers/format.ts'

const perEuro = `${formatNumber(pointsPerEuro)}\u00a0${pointsWord(pointsPerEuro)}`

/** The programme's figures, formatted for texts. */
export const figures = {
  bonus: formatNumber(welcomeBonusPoints),
  bonusInEuro: formatNumber(welcomeBonusPoints / pointsPerEuroOfValue),
  pointsPerEuro: formatNumber(pointsPerEuro),
  /** `1 Punkt`, for a euro spent. */
  perEuro,
  /** The same in a sentence: `einen Punkt`, `2 Punkte`. */
  earnedPerEuro: pointsPerEuro === 1 ? 'einen Punkt' : perEuro,
  pointsForOneEuro: formatNumber(pointsPerEuroOfValue),
  pointsToPay: formatNumber(minimumPointsToPay),
  age: formatNumber(minimumAge),
}
