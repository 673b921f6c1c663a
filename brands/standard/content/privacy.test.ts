import { hasPart } from '@portal/shared-contracts/brand/parts'
import { expect, test } from 'vitest'
import { keysOf } from '@portal/shared-contracts/records'
import type { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { content } from './privacy.ts'

/** How the page names each field of a member's data. */
const words: Record<keyof typeof fieldName, string> = {
  salutation: 'Anrede',
  firstName: 'Namen',
  lastName: 'Namen',
  street: 'Adresse',
  streetNumber: 'Adresse',
  zipCode: 'Adresse',
  city: 'Adresse',
  countryId: 'Adresse',
  address: 'Adresse',
  birthDate: 'Geburtsdatum',
  loginName: 'E-Mail-Adresse',
  email: 'E-Mail-Adresse',
  hasNewsletter: 'wann Sie den Newsletter abonniert haben',
  beExcitedTimeStamp: 'Empfehlungen',
  loyaltyAccountId: 'Punktekonto',
  loyaltyPoints: 'Punktekonto',
  memberSince: 'Konto erstellen',
}

test.each(keysOf(words).filter((field) => field !== 'hasNewsletter' || hasPart('newsletter')))(
  'the privacy page says that %s is processed',
  (field) => {
    expect(JSON.stringify(content)).toContain(words[field])
  },
)

// Rule: wallet-6
test('the privacy page says of wallets who gets the data, also on portals that offer none', () => {
  const wallets = JSON.stringify(content.sections.find(({ id }) => id === 'wallet'))
  for (const said of [
    'Wenn das Portal diese Wallets anbietet',
    'geben wir Ihren Namen, die Kartennummer und Ihren Punktestand an Google weiter, mit Apple Wallet nur an Ihr Gerät',
    // A phone whose card is not updated automatically has unregistered, too.
    'Ist kein Gerät angemeldet und haben Sie Google Wallet nicht gewählt, löschen wir nach 30 Tagen alles.',
    'Sonst löschen wir 400 Tage nach der letzten Nutzung, was etwas über Sie sagt',
    'Die Zufallszahl und die Kennungen der Geräte löschen wir 30 Tage später.',
  ])
    expect(wallets).toContain(said)
})
