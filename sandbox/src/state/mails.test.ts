import { munich } from '@portal/shared-contracts/testing/address'
import { brand } from '@portal/shared-contracts/brand/brand'
import { expect, test } from 'vitest'
import { wrongIn } from '@portal/brands/wrong-words'
import * as mails from './mails.ts'

const to = { loginName: 'marlene@beispiel.example', address: munich }
const link = 'https://portal.example/link'
const shipping = munich

test.each([
  mails.optInMail(to, link),
  mails.welcomeMail(to, '1234567890123456789'),
  mails.passwordResetMail(to, link),
  mails.passwordChangedMail(to),
  mails.orderMail(to, { orderNumber: '7', title: 'Feigensenf', points: 900, balance: 3421, shipping }),
  mails.newsletterMail(to, link),
  mails.deletionMail(to, 'Umzug'),
])('the mail "$subject" is signed by the brand, names no other one and has no wrong article', ({ subject, text }) => {
  expect(wrongIn(`${subject}\n${text}`)).toEqual([])
  expect(text).toContain(brand.shop.name)
})

test('a name that sets the direction of a text does not turn the sentences of a mail', () => {
  const { text } = mails.orderMail(
    { ...to, address: { ...munich, firstName: 'Marlene\u202e', lastName: 'Abel\u202e' } },
    {
      orderNumber: '7',
      title: '\u2067Senf',
      points: 900,
      balance: 3421,
      shipping: { ...shipping, city: 'Mün\u200fchen' },
    },
  )
  expect(text).toMatch(/^(Guten Tag Frau Abel|Hallo Marlene),/)
  expect(text).toContain('Prämie: Senf\n')
  expect(text).not.toMatch(/\p{Bidi_Control}/u)
})
