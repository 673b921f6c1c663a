import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { demoFreeCards, demoPassword } from '@portal/sandbox/demo'
import {
  createSandboxPortal,
  offline,
  online,
  type Network,
  type SandboxPortal,
} from '@portal/sandbox/testing/sandbox-portal'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { beforeEach, expect, test } from 'vitest'
import { emptyKioskForm, type KioskForm } from '../domain/kiosk-steps.ts'
import { errors, step, type, walk } from '../testing/kiosk-walk.ts'
import { newcomer } from '../testing/newcomer.ts'
import { createKiosk, type KioskStore } from './kiosk.ts'

const [card = '', otherCard = ''] = demoFreeCards
const takenCard = '1234567890123456789'
const person: KioskForm = { ...newcomer, cardCode: card, emailRepeat: newcomer.email }
const member: KioskForm = {
  ...emptyKioskForm,
  cardCode: card,
  email: demoEmail('mitglied'),
  emailRepeat: demoEmail('mitglied'),
  password: demoPassword,
}
let backend: SandboxPortal
let kiosk: KioskStore

beforeEach(() => {
  backend = createSandboxPortal()
  kiosk = createKiosk((tokens) => ({ ...backend.api, tokens, kiosk: true }), 'https://portal.test')
})

const sent = (call: string) => backend.sent.filter((each) => each.call === call)
const cardsOf = (accountId: string) =>
  backend.sandbox.state.db.prepare('SELECT cardCode FROM cards WHERE accountId = ?').all(accountId)

/** Answers one call, or loses its answer after the backend has carried it out. */
const failing =
  (call: string, arrives: boolean): Network =>
  (each, forward) => {
    if (`${each.method} ${each.path}` !== call) return forward()
    backend.connection.network = online
    return arrives ? forward().then(() => offline(each, forward)) : offline(each, forward)
  }

// Rules: kiosk-3, kiosk-6
test('a new member is registered without a confirmation e-mail, linked and logged out, and everything typed is forgotten', async () => {
  await walk(kiosk, person)
  backend.sent.length = 0
  await kiosk.next()
  expect(kiosk.$position.get()).toMatchObject({ step: 'done' })
  expect(kiosk.$assigned.get()).toEqual({ firstName: 'Marlene', points: welcomeBonusPoints })
  expect(kiosk.$form.get()).toEqual(emptyKioskForm)
  expect(backend.sent.map(({ call }) => call)).toEqual([
    'PUT shop/user',
    'POST shop/user/login',
    'POST shop/card/activate',
    'POST ',
  ])
  expect(sent('PUT shop/user')[0]?.body).toMatchObject({
    loginName: newcomer.email,
    address: { salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel' },
    subscribeNewsletter: false,
    optInUrl: 'https://portal.test/konto/freischalten',
    sendDOI: false,
    disableDoubleOptIn: true,
    disableAddressCheck: false,
  })
  expect(sent('POST shop/card/activate')[0]?.body).toEqual({ cardCode: card })
})

test('an address typed in two spellings is sent in one', async () => {
  await walk(kiosk, { ...person, email: 'neu@käserei-müller.de', emailRepeat: 'Neu\u200b@xn--kserei-mller-gcb75a.de' })
  await kiosk.next()
  const loginName = 'neu@xn--kserei-mller-gcb75a.de'
  for (const call of ['POST shop/user/check', 'PUT shop/user', 'POST shop/user/login'])
    expect(sent(call)).toMatchObject([{ body: { loginName } }])
  expect(kiosk.$assigned.get()).toEqual({ firstName: 'Marlene', points: welcomeBonusPoints })
})

test('a known member types the password only and gets the card and the balance', async () => {
  await walk(kiosk, member)
  await kiosk.next()
  expect(kiosk.$assigned.get()).toEqual({ firstName: 'Marlene', points: 4321 })
  expect(sent('PUT shop/user')).toEqual([])
  expect(cardsOf('ACC-1')).toContainEqual({ cardCode: card })
})

// Rule: kiosk-22
test.each([
  { cardCode: '123', shown: 'cardCode stringTooShort' },
  { cardCode: takenCard, shown: 'cardCode already_in_use' },
  { cardCode: '9876543210987654321', shown: 'cardCode card_invalid' },
])(
  'the card $cardCode stays on the first step with $shown, and a free one scanned afterwards goes on',
  async ({ cardCode, shown }) => {
    type(kiosk, { cardCode })
    await kiosk.next()
    expect([step(kiosk), errors(kiosk)]).toEqual(['card', [shown]])
    expect(kiosk.$form.get().cardCode).toBe(cardCode)
    await kiosk.scan(card)
    expect([step(kiosk), kiosk.$form.get().cardCode]).toEqual(['email', card])
    await kiosk.scan(otherCard)
    expect(kiosk.$form.get().cardCode).toBe(card)
  },
)

test.each([
  { cardCode: takenCard, typed: `${takenCard}1`, expected: '1' },
  { cardCode: takenCard, typed: takenCard.slice(0, -1), expected: takenCard.slice(0, -1) },
  { cardCode: groupCardCode(takenCard), typed: groupCardCode(`${takenCard}1`), expected: '1' },
  { cardCode: takenCard, typed: groupCardCode(takenCard), expected: groupCardCode(takenCard) },
  { cardCode: '123', typed: '1234', expected: '1234' },
])('$typed typed over the rejected number $cardCode is $expected', async ({ cardCode, typed, expected }) => {
  type(kiosk, { cardCode })
  await kiosk.next()
  type(kiosk, { cardCode: typed })
  expect(kiosk.$form.get().cardCode).toBe(expected)
  type(kiosk, { cardCode: `${expected}2` })
  expect(kiosk.$form.get().cardCode).toBe(`${expected}2`)
})

// Rule: formats-57
test('a keyboard that composes behind a rejected number starts the next one, too', async () => {
  type(kiosk, { cardCode: takenCard })
  await kiosk.next()
  type(kiosk, { cardCode: `${takenCard}1` })
  type(kiosk, { cardCode: `${takenCard}12` })
  expect(kiosk.$form.get().cardCode).toBe('12')
})

// Rule: kiosk-23
test.each([
  { email: 'onlineshop', code: 'webshopAccount' },
  { email: 'inaktiv', code: 'accountInactive' },
  { email: 'gesperrt', code: 'accountLocked' },
  { email: 'beendet', code: 'accountTerminated' },
  { email: 'verwehrt', code: 'loginNotAllowed' },
  { email: 'firma', code: 'accountIsCompany' },
  { email: 'shop-inaktiv', code: 'webshopAccountInactive' },
  { email: 'shop-gesperrt', code: 'webshopAccountLocked' },
])('the address of $email stays on the e-mail step with $code', async ({ email, code }) => {
  const address = demoEmail(email)
  type(kiosk, { cardCode: card, email: address, emailRepeat: address })
  await kiosk.next()
  await kiosk.next()
  expect([step(kiosk), errors(kiosk)]).toEqual(['email', [`email ${code}`]])
})

test('a wrong password of a known member opens its step, and the right one goes on', async () => {
  await walk(kiosk, { ...member, password: 'falsch1' })
  await kiosk.next()
  expect([step(kiosk), errors(kiosk)]).toEqual(['person', ['password credentialError']])
  type(kiosk, { password: demoPassword })
  await kiosk.next()
  await kiosk.next()
  expect(step(kiosk)).toBe('done')
})

// Rule: kiosk-25
test('proposed names stand in the form on the same step; the own ones sent again skip the check', async () => {
  await walk(kiosk, { ...person, lastName: 'abel' })
  await kiosk.next()
  expect([step(kiosk), kiosk.$form.get().lastName]).toEqual(['check', 'Abel'])
  kiosk.keepOwnNames()
  expect(kiosk.$form.get().lastName).toBe('abel')
  await kiosk.next()
  expect(step(kiosk)).toBe('done')
  expect(sent('PUT shop/user').map(({ body }) => Reflect.get(Object(body), 'disableAddressCheck'))).toEqual([
    false,
    true,
  ])
})

test.each([
  { call: 'PUT shop/user', arrives: true, left: 'unknown', registrations: 1 },
  { call: 'PUT shop/user', arrives: false, left: 'unknown', registrations: 2 },
  { call: 'POST shop/user/login', arrives: true, left: 'done', registrations: 1 },
  { call: 'POST shop/card/activate', arrives: true, left: 'done', registrations: 1 },
  { call: 'POST shop/card/activate', arrives: false, left: 'done', registrations: 1 },
])(
  'without an answer to $call (arrived: $arrives) nothing is said to have succeeded, and the next try continues with $registrations registrations in all',
  async ({ call, arrives, left, registrations }) => {
    await walk(kiosk, person)
    backend.connection.network = failing(call, arrives)
    await kiosk.next()
    expect([step(kiosk), errors(kiosk), kiosk.$position.get().registration]).toEqual(['check', [' network'], left])
    expect([kiosk.$assigned.get(), kiosk.$form.get()]).toEqual([null, person])
    await kiosk.next()
    expect(kiosk.$assigned.get()).toEqual({ firstName: 'Marlene', points: welcomeBonusPoints })
    expect(sent('PUT shop/user')).toHaveLength(registrations)
  },
)

test('a card that is taken after the registration says so, and another card needs no second registration', async () => {
  await walk(kiosk, person)
  backend.sandbox.state.db
    .prepare("UPDATE cards SET accountId = 'ACC-2', status = 'ACTIVE' WHERE cardCode = ?")
    .run(card)
  await kiosk.next()
  expect(kiosk.$position.get()).toEqual({ step: 'card', person: 'registered', registration: 'done' })
  expect(errors(kiosk)).toEqual(['cardCode already_in_use'])
  await kiosk.scan(otherCard)
  expect(step(kiosk)).toBe('check')
  await kiosk.next()
  expect(step(kiosk)).toBe('done')
  expect(sent('PUT shop/user')).toHaveLength(1)
})

// Rule: kiosk-27
test('an account with the same address and another password is not taken over', async () => {
  await walk(kiosk, person)
  backend.connection.network = failing('PUT shop/user', false)
  await kiosk.next()
  const other = createKiosk((tokens) => ({ ...backend.api, tokens, kiosk: true }), 'https://portal.test')
  const mine = kiosk
  kiosk = other
  await walk(kiosk, { ...person, cardCode: otherCard, password: 'Anderes2026!', passwordRepeat: 'Anderes2026!' })
  await kiosk.next()
  kiosk = mine
  await kiosk.next()
  expect(kiosk.$position.get()).toMatchObject({ step: 'person', person: 'known' })
  expect(errors(kiosk)).toEqual(['password credentialError'])
})

// Rule: kiosk-26
test('a card that is linked without an answer passes the first step again and is confirmed', async () => {
  await walk(kiosk, person)
  backend.connection.network = failing('POST shop/card/activate', true)
  await kiosk.next()
  kiosk.goTo('card')
  await kiosk.scan(card)
  expect([step(kiosk), errors(kiosk)]).toEqual(['check', []])
  await kiosk.next()
  expect(step(kiosk)).toBe('done')
})
