import { expect, test } from 'vitest'
import { createKeyPem } from '../certificates.ts'
import { eventsOf } from '../events.ts'
import { assertionClaims, openGoogle, signJwt, testClass, testObject } from '../../testing/google-client.ts'

test('a token of the service account makes a class once, and reads and changes it', async () => {
  const { call } = await openGoogle()
  expect(await call('GET', `loyaltyClass/${testClass.id}`)).toMatchObject({ status: 404 })
  expect(await call('POST', 'loyaltyClass', testClass)).toEqual({ status: 200, body: testClass })
  expect(await call('POST', 'loyaltyClass', testClass)).toMatchObject({
    status: 409,
    body: { error: { status: 'ALREADY_EXISTS' } },
  })
  await call('PUT', `loyaltyClass/${testClass.id}`, { ...testClass, programName: 'Neu' })
  expect(await call('GET', `loyaltyClass/${testClass.id}`)).toMatchObject({ status: 200, body: { programName: 'Neu' } })
})

test('null in a patch removes a member', async () => {
  const { call } = await openGoogle()
  await call('POST', 'loyaltyClass', testClass)
  await call('POST', 'loyaltyObject', testObject)
  const ended = { state: 'EXPIRED', accountName: null, accountId: null, barcode: null, loyaltyPoints: null }
  const { id, classId } = testObject
  const patched = await call('PATCH', `loyaltyObject/${id}`, ended)
  expect(patched.body).toEqual({ id, classId, state: 'EXPIRED' })
})

test('a patch replaces what it has, and an object that no member saved is not found', async () => {
  const { call } = await openGoogle()
  await call('POST', 'loyaltyClass', testClass)
  const address = `loyaltyObject/${testObject.id}`
  expect(await call('PATCH', address, { state: 'INACTIVE' })).toMatchObject({ status: 404 })
  await call('POST', 'loyaltyObject', testObject)
  const patch = { state: 'INACTIVE', loyaltyPoints: { balance: { int: 4000 } } }
  expect((await call('PATCH', address, patch)).body).toEqual({
    ...testObject,
    state: 'INACTIVE',
    loyaltyPoints: { label: 'Punkte', balance: { int: 4000 } },
  })
})

test('a reset of the sandbox keeps the class, which the edge makes only when it starts', async () => {
  const { call, state } = await openGoogle()
  await call('POST', 'loyaltyClass', testClass)
  await call('POST', 'loyaltyObject', testObject)
  state.reset()
  expect((await call('GET', `loyaltyClass/${testClass.id}`)).body).toEqual(testClass)
  expect(await call('GET', `loyaltyObject/${testObject.id}`)).toMatchObject({ status: 404 })
})

test('the console has what Google was sent', async () => {
  const { call, state } = await openGoogle()
  await call('POST', 'loyaltyClass', testClass)
  await call('PATCH', `loyaltyObject/${testObject.id}`, { state: 'INACTIVE' })
  const [patched, inserted] = eventsOf(state, 'google')
  expect(patched?.summary).toMatch(/^PATCH loyaltyObject \S+: 404/)
  expect(JSON.parse(inserted?.detail ?? '')).toEqual(testClass)
})

test.each([
  { what: 'an unknown field', change: { cardNumber: '1' }, status: 400, says: /cardNumber/ },
  { what: 'a state that Google does not have', change: { state: 'LOCKED' }, status: 400, says: /state/ },
  {
    what: 'a balance of two types',
    change: { loyaltyPoints: { balance: { int: 1, string: '1' } } },
    status: 400,
    says: /exactly one/,
  },
  {
    what: 'a balance as text in a field of numbers',
    change: { loyaltyPoints: { balance: { int: '1' } } },
    status: 400,
    says: /int/,
  },
  { what: 'another barcode', change: { barcode: { type: 'CODE128', value: '1' } }, status: 400, says: /barcode/ },
  {
    what: 'a link without https',
    change: { linksModuleData: { uris: [{ uri: 'http://portal.test' }] } },
    status: 400,
    says: /https/,
  },
  { what: 'an id without an issuer', change: { id: 'S-1' }, status: 400, says: /ISSUER\.NAME/ },
  { what: 'the id of another issuer', change: { id: '42.S-1' }, status: 403, says: /issuer/ },
  { what: 'an unknown class', change: { classId: '3388000000000000001.other' }, status: 404, says: /other/ },
])('an object with $what is refused', async ({ change, status, says }) => {
  const { call } = await openGoogle()
  await call('POST', 'loyaltyClass', testClass)
  const response = await call('POST', 'loyaltyObject', { ...testObject, ...change })
  expect(response.status).toBe(status)
  expect(JSON.stringify(response.body)).toMatch(says)
})

test('a request without a token of the sandbox is refused', async () => {
  const { call } = await openGoogle()
  expect(await call('POST', 'loyaltyClass', testClass, 'Bearer abc')).toMatchObject({ status: 401 })
})

const stranger = await createKeyPem()

test.each([
  { what: 'of another key', claims: {}, key: stranger },
  { what: 'for another audience', claims: { aud: 'https://portal.test' } },
  { what: 'of another account', claims: { iss: 'other@test.example' } },
  { what: 'of another scope', claims: { scope: 'openid' } },
  { what: 'that has expired', claims: { exp: 1000 } },
  { what: 'that is valid for a day', claims: { exp: assertionClaims.exp + 86_400 } },
])('an assertion $what gives no token', async ({ claims, key }) => {
  const { askForToken } = await openGoogle()
  const assertion = await signJwt({ ...assertionClaims, ...claims }, key)
  expect(await askForToken(assertion)).toMatchObject({ error: 'invalid_grant' })
})
