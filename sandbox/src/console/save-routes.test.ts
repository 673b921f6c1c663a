import { expect, test } from 'vitest'
import { createKeyPem } from '../wallet/certificates.ts'
import { openGoogle, testClass, testObject } from '../testing/google-client.ts'
import { passesOf } from '../wallet/google/google-passes.ts'

async function openWithClass() {
  const google = await openGoogle()
  await google.call('POST', 'loyaltyClass', testClass)
  return google
}

test('a save link shows the pass, and stores it only when the member saves it', async () => {
  const { linkOf, text, app, state } = await openWithClass()
  const link = await linkOf(testObject)
  expect(await text(link)).toContain('Marlene Abel')
  expect(passesOf(state, 'loyaltyObject')).toEqual([])
  const saved = await app.request(link, { method: 'POST' })
  expect(saved.headers.get('location')).toBe('/phone')
  expect(passesOf(state, 'loyaltyObject')).toEqual([testObject])
  expect(await text('/phone')).toContain('Marlene Abel')
})

test('the phone shows the state and the balance that Google was sent, also zero', async () => {
  const { linkOf, app, call, text } = await openWithClass()
  await app.request(await linkOf(testObject), { method: 'POST' })
  expect(await text('/phone')).toContain('<svg role="img"')
  await call('PATCH', `loyaltyObject/${testObject.id}`, { state: 'INACTIVE', loyaltyPoints: { balance: { int: 0 } } })
  const shown = await text('/phone')
  expect(shown).toContain('This pass is INACTIVE.')
  expect(shown).toContain('<dd>0</dd>')
  expect(shown).not.toContain('<svg')
})

test('a second link does not change an object that Google has', async () => {
  const { linkOf, app, state } = await openWithClass()
  await app.request(await linkOf(testObject), { method: 'POST' })
  await app.request(await linkOf({ ...testObject, accountName: 'Other' }), { method: 'POST' })
  expect(passesOf(state, 'loyaltyObject')).toEqual([testObject])
})

const stranger = await createKeyPem()

test.each([
  { what: 'of another key', claims: {}, key: stranger, says: 'Invalid JWT' },
  { what: 'for another audience', claims: { aud: 'apple' }, says: 'Invalid JWT' },
  { what: 'that has expired', claims: { exp: 1000 }, says: 'Invalid JWT' },
  { what: 'of another type', claims: { typ: 'savetoandroidpay' }, says: 'savetowallet' },
  { what: 'without an object', claims: { payload: { loyaltyObjects: [] } }, says: 'loyaltyObjects' },
  { what: 'that is too long', claims: { origins: ['x'.repeat(1800)] }, says: 'Google takes 1800' },
  {
    what: 'with a malformed object',
    claims: { payload: { loyaltyObjects: [{ ...testObject, state: 'LOCKED' }] } },
    says: 'state',
  },
])('a save link $what is refused', async ({ claims, key, says }) => {
  const { linkOf, app, state } = await openWithClass()
  const link = await linkOf(testObject, claims, key)
  for (const method of ['GET', 'POST']) {
    const response = await app.request(link, { method })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(says)
  }
  expect(passesOf(state, 'loyaltyObject')).toEqual([])
})

test('a save link before its class is made is refused', async () => {
  const { linkOf, app } = await openGoogle()
  expect((await app.request(await linkOf(testObject))).status).toBe(400)
})
