import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as facts from '@portal/shared-contracts/facts/brand-facts'

/** Texts of the overview of benefits and rewards. */
export const t = {
  balance: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),

  lead: sieOrDu(
    'Was Ihre Karte alles möglich macht, auf einen Blick.',
    'Was Deine Karte alles möglich macht, auf einen Blick.',
  ),
  sections: sieOrDu('Ihre Bereiche', 'Deine Bereiche'),
  coupons: facts.couponsText,
  benefits: sieOrDu(
    'Was Sie mit Ihrer Karte immer haben, ganz ohne Punkte.',
    'Was Du mit Deiner Karte immer hast, ganz ohne Punkte.',
  ),
  rewards: facts.rewardsText,
  rewardsTitle: sieOrDu('Prämien für Ihre Punkte', 'Prämien für Deine Punkte'),
  allRewards: 'Alle Prämien ansehen',
  couponsTitle: 'Läuft bald ab',
  allCoupons: 'Alle Aktionen ansehen',
  rarities: 'Nur wenige Stück oder nur für kurze Zeit: Das zeigen wir zuerst unseren Mitgliedern.',
}
