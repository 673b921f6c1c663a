import {
  minimumAge,
  minimumPointsToPay,
  pointsPerEuroOfValue,
  welcomeBonusPoints,
} from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'

/** The programme's constants, formatted for texts. */
export const figures = {
  bonus: formatNumber(welcomeBonusPoints),
  bonusInEuro: formatNumber(welcomeBonusPoints / pointsPerEuroOfValue),
  pointsForOneEuro: formatNumber(pointsPerEuroOfValue),
  pointsToPay: formatNumber(minimumPointsToPay),
  age: formatNumber(minimumAge),
}
