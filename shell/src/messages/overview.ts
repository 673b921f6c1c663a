/** Texts of the overview of benefits and rewards. */
export const t = {
  lead: 'Was Ihre Karte alles möglich macht, auf einen Blick.',
  sections: 'Ihre Bereiche',
  coupons: 'Mehrfach punkten, sparen, probieren: Coupons, die Sie selbst aktivieren.',
  benefits: 'Was Sie mit Ihrer Karte immer haben, ganz ohne Punkte.',
  rewards: 'Köstlichkeiten, Gutscheine und Genussabende, die Sie mit Ihren Punkten bezahlen.',
  rarities: 'Kleine Mengen und kurze Zeiten: was wir zuerst unseren Mitgliedern zeigen.',
}
