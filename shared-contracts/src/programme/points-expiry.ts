import { brand, type PointsExpiry } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '../brand/sie-or-du.ts'

const endings: Readonly<Record<Extract<PointsExpiry, { kind: 'afterMonths' }>['endOf'], string>> = {
  day: '',
  month: ' und dann noch bis zum Ende des Monats',
  year: ' und dann noch bis zum Ende des Kalenderjahres',
}

const formallyNever = 'Solange Sie Mitglied sind, verfallen Ihre Punkte nicht.'
const never = sieOrDu(formallyNever, 'Solange Du Mitglied bist, verfallen Deine Punkte nicht.')

/** Whether and when points expire. */
export function expiryText(rule: PointsExpiry, textOfNever = never): string {
  if (rule.kind === 'never') return textOfNever
  const months = rule.months === 1 ? 'einen Monat' : `${rule.months}\u00a0Monate`
  return `Punkte gelten ab ihrer Buchung ${months}${endings[rule.endOf]}. Danach verfallen sie.`
}

/** The rule of the brand. */
export const pointsExpiry = {
  expires: brand.pointsExpiry.kind !== 'never',
  text: expiryText(brand.pointsExpiry),
  /** For legal pages, which address every member with `Sie`. */
  formalText: expiryText(brand.pointsExpiry, formallyNever),
}

/** The rule beside the balance; null if points do not expire. */
export const expiryNote = pointsExpiry.expires ? pointsExpiry.text : null
