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
