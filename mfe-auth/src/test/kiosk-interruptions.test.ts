import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { demoFreeCards, demoPassword } from '@portal/sandbox/demo'
import { createSandboxPortal, type SandboxPortal } from '@portal/sandbox/testing/sandbox-portal'
import { beforeEach, expect, test } from 'vitest'
import { emptyKioskForm, type KioskForm } from '../domain/kiosk-steps.ts'
import { errors, step, walk } from '../testing/kiosk-walk.ts'
import { newcomer } from '../testing/newcomer.ts'
import { createKiosk, type KioskStore } from '../stores/kiosk.ts'

const [card = ''] = demoFreeCards
const person: KioskForm = { ...newcomer, cardCode: card, emailRepeat: newcomer.email }
const email = demoEmail('mitglied')
const member: KioskForm = { ...emptyKioskForm, cardCode: card, email, emailRepeat: email, password: demoPassword }

let backend: SandboxPortal
let kiosk: KioskStore
beforeEach(() => {
  backend = createSandboxPortal()
  kiosk = createKiosk((tokens) => ({ ...backend.api, tokens, kiosk: true }), 'https://portal.test')
})

// Rule: promises-31
test('five taps at once register once', async () => {
  await walk(kiosk, person)
  await Promise.all(Array.from({ length: 5 }, () => kiosk.next()))
  expect(backend.sent.filter(({ call }) => call === 'PUT shop/user')).toHaveLength(1)
  expect(step(kiosk)).toBe('done')
})

test('going back keeps the input, and clearing forgets it', async () => {
  await walk(kiosk, person)
  kiosk.back()
  kiosk.goTo('email')
  expect([step(kiosk), kiosk.$form.get()]).toEqual(['email', person])
  await kiosk.clear()
  expect([step(kiosk), kiosk.$form.get(), kiosk.$assigned.get()]).toEqual(['card', emptyKioskForm, null])
})

// Rule: kiosk-20
test('after giving up during the registration nothing more is sent', async () => {
  await walk(kiosk, person)
  backend.sent.length = 0
  backend.connection.network = async (_call, forward) => {
    await kiosk.clear()
    return forward()
  }
  await kiosk.next()
  expect(backend.sent.map(({ call }) => call)).toEqual(['PUT shop/user'])
  expect([kiosk.$form.get(), kiosk.$assigned.get()]).toEqual([emptyKioskForm, null])
})

test('at the kiosk a browser that refuses the cookie of the login says so, and keeps what was typed', async () => {
  await walk(kiosk, member)
  backend.connection.network = ({ path }, forward) =>
    path === 'shop/card/activate'
      ? Promise.resolve(Response.json({ errorMessage: [{ code: 'sessionInvalid' }] }, { status: 401 }))
      : forward()
  await kiosk.next()
  expect([step(kiosk), errors(kiosk), kiosk.$form.get().email]).toEqual(['check', [' cookiesRefused'], member.email])
})
