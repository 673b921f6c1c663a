/**
 * Everything that belongs to one brand, fixed at build time: a second brand is a second
 * file like this one. Names of the provider's fields stand here because the specification
 * names them after the provider (spec §3).
 */
export const brand = {
  name: 'Delikaterie',
  cardName: 'Delikaterie-Karte',
  /** The card's name as it is set in header and on the card. */
  wordmark: 'Delikaterie·Karte',
  accountName: 'Delikaterie-Konto',
  operator: {
    company: 'Delikaterie Feinkost GmbH',
    street: 'Viktualiengasse 12',
    city: '80331 München',
    managingDirectors: 'Theresa Brandl, Jonas Aigner',
    register: 'Amtsgericht München, HRB 000000',
    vatId: 'DE000000000',
  },
  contact: {
    email: 'service@delikaterie.example',
    phone: '089 0000 0000',
    hours: 'Montag bis Freitag, 8 bis 18 Uhr',
  },
  loyalty: {
    prefix: 'convercus',
    tokenField: 'convercusToken',
    accountIdField: 'convercusAccountId',
    pointsField: 'convercusPoints',
    lineItemType: 'convercusCoupon',
  },
  newsletterField: 'hasDelikaterieNewsletter',
  elementPrefix: 'delikaterie',
} as const
