import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { catalogueCodes } from '@delikaterie/shared-contracts/calls'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allRoutes } from './app.ts'
import { createTestClient } from './testing/test-client.ts'

test('has one route for every call of the call table', () => {
  const { state } = createTestClient()
  expect(
    allRoutes(state)
      .map(({ call }) => call.name)
      .toSorted(),
  ).toEqual(callTable.map(({ name }) => name).toSorted())
})

test.each([
  ['GET', 'shop/unknown'],
  ['DELETE', 'shop/user'],
  ['GET', 'convercus/v2/accounts'],
])('an unknown call %s %s is 404', async (method, path) => {
  expect((await createTestClient().send(method, path)).status).toBe(404)
})

test.each([
  ['POST', 'shop/user/login', { loginName: 'a@b.example' }],
  ['POST', 'shop/user/login', 'text'],
  ['PUT', 'shop/user', {}],
])('a body that does not match the call is 400: %s %s', async (method, path, body) => {
  expect((await createTestClient().send(method, path, body)).status).toBe(400)
})

test.each([
  ['GET', 'shop/points'],
  ['GET', 'shop/bookings'],
  ['GET', 'shop/card'],
])('%s %s without a valid access token is 401', async (method, path) => {
  const { send } = createTestClient()
  expect((await send(method, path)).status).toBe(401)
  expect((await send(method, path, undefined, { 'X-Access-Token': 'made-up' })).status).toBe(401)
})

test('sends every error code of the catalogue except those that only forms detect', () => {
  const formOnly = ['passwordRepeatDontMatch', 'stringTooShort', 'emailRepeatDontMatch']
  const passwordRule = fileURLToPath(import.meta.resolve('@delikaterie/shared-contracts/domain/password-rule'))
  const files = globSync('{routes,state}/**/!(*.test).ts', { cwd: import.meta.dirname }).map((file) =>
    path.join(import.meta.dirname, file),
  )
  const source = [...files, passwordRule].map((file) => readFileSync(file, 'utf8')).join()
  expect(catalogueCodes.filter((code) => !source.includes(`'${code}'`))).toEqual(formOnly)
})
