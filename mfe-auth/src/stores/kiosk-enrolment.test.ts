import { createApi } from '@portal/page-library/api'
import { expect, test } from 'vitest'
import { createKioskEnrolment } from './kiosk-enrolment.ts'

const key = 'the-key-of-this-shop'
const enrolled = (value: boolean) => Response.json({ content: { enrolled: value, name: null } })
const forbidden = () =>
  Response.json({ meta: { success: false }, errorMessage: [{ code: 'forbidden' }] }, { status: 403 })
const lost = (): Response => {
  throw new TypeError('connection closed')
}

/** The form after the key was sent, at an edge that sends these responses to the key and to the question after it. */
async function openForm(toKey: () => Response, toQuestion: () => Response) {
  const responses = [() => enrolled(false), toKey, toQuestion]
  const fetch = async () => (responses.shift() ?? lost)()
  const form = createKioskEnrolment(
    createApi({ origin: 'https://portal.test', tokens: () => ({ accessToken: null, loyaltyToken: null }), fetch }),
  )
  await form.refresh()
  form.type(` ${key} `)
  await form.submit()
  return form
}

// Rule: kiosk-28
test('the right key enrols the tablet and is forgotten', async () => {
  const form = await openForm(
    () => enrolled(true),
    () => enrolled(true),
  )
  expect(form.$enrolled.get()).toMatchObject({ status: 'ready', value: true })
  expect(form.$key.get()).toBe('')
})

test.each([
  { title: 'a wrong key', toKey: forbidden, toQuestion: lost, code: 'forbidden' },
  { title: 'a lost response', toKey: lost, toQuestion: lost, code: 'network' },
  { title: 'a network that breaks after the key', toKey: () => enrolled(true), toQuestion: lost, code: 'network' },
  {
    title: 'a browser that refuses the cookie',
    toKey: () => enrolled(true),
    toQuestion: () => enrolled(false),
    code: 'cookiesRefused',
  },
])('$title is said in the form and keeps the key', async ({ toKey, toQuestion, code }) => {
  const form = await openForm(toKey, toQuestion)
  expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }] })
  expect(form.$key.get()).toBe(key)
})

test('an address with too many wrong keys learns how long to wait', async () => {
  const limited = () =>
    Response.json({ meta: { success: false }, errorMessage: [{ code: 'rateLimited', value: '420' }] }, { status: 429 })
  const form = await openForm(limited, lost)
  expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'rateLimited', value: '420' }] })
})
