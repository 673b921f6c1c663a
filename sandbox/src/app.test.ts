import { wire } from '@portal/shared-contracts/testing/wire'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { catalogueCodes } from '@portal/shared-contracts/calls'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allRoutes } from './app.ts'
import { createTestClient } from './testing/test-client.ts'

test('has one route for every call of the call table', () => {
  const names = allRoutes(createTestClient().state).map(({ call }) => call.name)
  expect(names.toSorted()).toEqual(callTable.map(({ name }) => name).toSorted())
})

test.each([
  ['an unknown call', 404, 'GET', 'shop/unknown', undefined],
  ['an unknown call', 404, 'DELETE', 'shop/user', undefined],
  ['an unknown call', 404, 'GET', `${wire.prefix}/v2/accounts`, undefined],
  ['a body that does not match the call', 400, 'POST', 'shop/user/login', { loginName: 'a@b.example' }],
  ['a body that does not match the call', 400, 'POST', 'shop/user/login', 'text'],
  ['a body that does not match the call', 400, 'PUT', 'shop/user', {}],
])('%s is %i: %s %s', async (_, status, method, path, body) => {
  expect((await createTestClient().send(method, path, body)).status).toBe(status)
})

test.each(['shop/points', 'shop/bookings', 'shop/card'])('%s without a valid access token is 401', async (path) => {
  const { send } = createTestClient()
  expect((await send('GET', path)).status).toBe(401)
  expect((await send('GET', path, undefined, { 'X-Access-Token': 'made-up' })).status).toBe(401)
})

test('sends every error code of the catalogue except those that only forms detect', () => {
  const formOnly = ['passwordRepeatDontMatch', 'stringTooShort', 'emailRepeatDontMatch']
  const sharedRules = ['password/password-rule', 'customer/birth-date'].map((rule) =>
    fileURLToPath(import.meta.resolve(`@portal/shared-contracts/${rule}`)),
  )
  const files = globSync('{routes,state}/**/!(*.test).ts', { cwd: import.meta.dirname }).map((file) =>
    path.join(import.meta.dirname, file),
  )
  const source = [...files, ...sharedRules].map((file) => readFileSync(file, 'utf8')).join()
  expect(catalogueCodes.filter((code) => !source.includes(`'${code}'`))).toEqual(formOnly)
})
