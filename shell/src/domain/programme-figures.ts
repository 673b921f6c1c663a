import {
  minimumAge,
  minimumPointsToPay,
  pointsPerEuro,
  pointsPerEuroOfValue,
  welcomeBonusPoints,
} from '@portal/shared-contracts/domain/programme'
import { formatNumber, pointsWord } from '@portal/shared-contracts/format'

/** The programme's constants, formatted for texts. */
export const figures = {
  bonus: formatNumber(welcomeBonusPoints),
  bonusInEuro: formatNumber(welcomeBonusPoints / pointsPerEuroOfValue),
  pointsPerEuro: formatNumber(pointsPerEuro),
  /** `1 Punkt`, for a euro spent. */
  perEuro: `${formatNumber(pointsPerEuro)}\u00a0${pointsWord(pointsPerEuro)}`,
  pointsForOneEuro: formatNumber(pointsPerEuroOfValue),
  pointsToPay: formatNumber(minimumPointsToPay),
  age: formatNumber(minimumAge),
}
