import * as facts from '@portal/shared-contracts/facts/brand-facts'

/** Texts of the overview of benefits and rewards. */
export const t = {
  balance: 'Ihr Punktestand',

  lead: 'Was Ihre Karte alles möglich macht, auf einen Blick.',
  sections: 'Ihre Bereiche',
  coupons: facts.couponsText,
  benefits: 'Was Sie mit Ihrer Karte immer haben, ganz ohne Punkte.',
  rewards: facts.rewardsText,
  rewardsTitle: 'Prämien für Ihre Punkte',
  allRewards: 'Alle Prämien ansehen',
  couponsTitle: 'Läuft bald ab',
  allCoupons: 'Alle Aktionen ansehen',
  rarities: 'Nur wenige Stück oder nur für kurze Zeit: Das zeigen wir zuerst unseren Mitgliedern.',
}
