import { loyaltyLogin } from '@portal/shared-contracts/calls'
import { expect, test } from 'vitest'
import type { BackendRequest } from '../../backend/backend.ts'
import { jsonResponse, textResponse, type BackendResponse } from '../../http/response.ts'
import { createReadCard, detailsIn } from './card-details.ts'

const cardCode = '2012345678901'
const details = (more: object = {}) => ({
  accountId: 'ACC-1',
  status: 'ACTIVE',
  identifiers: [{ code: cardCode, type: 'CARDCODE', status: 'ACTIVE' }],
  accountBalance: { points: 4321 },
  ...more,
})
const otherCard = { code: '2099999999999', status: 'LOCKED' }

test.each([
  ['an active card', details(), { state: 'active', points: 4321 }],
  ['a locked card', details({ identifiers: [{ code: cardCode, status: 'LOCKED' }] }), { state: 'locked' }],
  [
    'a locked card whose number has separators',
    details({ identifiers: [{ code: '2012-3456 78901', status: 'LOCKED' }] }),
    { state: 'locked' },
  ],
  ['a replaced card', details({ identifiers: [{ code: cardCode, status: 'replaced' }] }), { state: 'locked' }],
  [
    'a card beside a locked one',
    details({ identifiers: [otherCard, { code: cardCode, status: 'active' }] }),
    { state: 'active' },
  ],
  ['a locked account', details({ status: 'LOCKED' }), { state: 'locked' }],
  ['no status of the card', details({ identifiers: [{ code: cardCode }] }), { state: null, points: 4321 }],
  ['no status at all', { accountId: 'ACC-1' }, { state: null, points: null }],
  ['another card only', details({ identifiers: [otherCard] }), { state: null }],
  ['a balance of 0', details({ accountBalance: { points: 0 } }), { points: 0 }],
  ['a balance as text', details({ accountBalance: { points: '12' } }), { points: 12 }],
  ['an odd balance', details({ accountBalance: { points: 'many' } }), { points: null }],
])('reads %s', (_, body, expected) => {
  expect(detailsIn(jsonResponse(200, body), cardCode, 'ACC-1')).toMatchObject({ kind: 'card', ...expected })
})

test.each([
  ['of another member', jsonResponse(200, details({ accountId: 'ACC-2' }))],
  ['free', jsonResponse(200, details({ accountId: '' }))],
  ['of a terminated account', jsonResponse(200, details({ status: 'Terminated' }))],
])('a card that is %s has ended', (_, response) => {
  expect(detailsIn(response, cardCode, 'ACC-1')).toEqual({ kind: 'ended' })
})

test.each([
  ['a 404 of the platform, or of a gateway', jsonResponse(404, { errorCode: 'ACCOUNT_NOT_FOUND' })],
  ['an account that is null', jsonResponse(200, details({ accountId: null }))],
])('after %s a card is missing', (_, response) => {
  expect(detailsIn(response, cardCode, 'ACC-1')).toEqual({ kind: 'missing' })
})

test.each([
  ['an error', jsonResponse(500, details())],
  ['a rejection', jsonResponse(403, {})],
  ['no JSON', textResponse(200, 'text', '<html>')],
  ['a list', jsonResponse(200, [])],
  ['no account', jsonResponse(200, { status: 'ACTIVE' })],
  ['an account that is no id', jsonResponse(200, details({ accountId: {} }))],
  ['a 404 of a proxy', textResponse(404, 'text', '<html>nginx')],
])('%s ends nothing', (_, response) => {
  expect(detailsIn(response, cardCode, 'ACC-1')).toBe(null)
})

/** A backend with one valid loyalty token, and what it was asked. */
function backendOf(answer: () => BackendResponse) {
  const asked: string[] = []
  const state = { token: 'first' }
  const send = async ({ call, path, credentials }: BackendRequest): Promise<BackendResponse> => {
    asked.push(call.name)
    if (call.name === loyaltyLogin.name) return textResponse(200, 'text', `"${state.token}"`)
    expect(path).toContain(cardCode)
    return credentials.loyaltyToken === state.token ? answer() : jsonResponse(401, {})
  }
  return { read: createReadCard({ send }), asked, state }
}

test('logs in once for all who ask, and again when the token has expired', async () => {
  const { read, asked, state } = backendOf(() => jsonResponse(200, details()))
  await Promise.all([1, 2, 3].map(() => read(cardCode, 'ACC-1', 'client')))
  expect(asked).toEqual(['loyalty login', ...Array.from({ length: 3 }, () => 'account details')])
  state.token = 'second'
  asked.length = 0
  expect(await read(cardCode, 'ACC-1', 'client')).toMatchObject({ kind: 'card' })
  expect(asked).toEqual(['account details', 'loyalty login', 'account details'])
})

test('a platform that refuses or says nothing of the card ends no pass', async () => {
  const refusing = backendOf(() => jsonResponse(401, {}))
  await expect(refusing.read(cardCode, 'ACC-1', 'client')).rejects.toThrow('backendUnavailable')
  const broken = backendOf(() => jsonResponse(500, {}))
  await expect(broken.read(cardCode, 'ACC-1', 'client')).rejects.toThrow('backendUnavailable')
})
