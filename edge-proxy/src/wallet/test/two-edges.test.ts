import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPostgres, startPostgres, type PostgresServer } from '../../state/testing/postgres-server.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { signIn } from '../../test/test-edge.ts'
import { passJsonOf } from '../testing/read-pass.ts'
import { bytesOf, passType, startWalletEdge, urlIn } from '../testing/wallet-edge.ts'

const hasPostgres = installPostgres()
let postgres: PostgresServer | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})

afterAll(() => postgres?.[Symbol.asyncDispose]())

test.skipIf(!hasPostgres)('a registration at one edge is pushed by the other, which also makes the pass', async () => {
  const databaseUrl = postgres?.url ?? ''
  await using one = await startWalletEdge({ databaseUrl })
  await using other = await startWalletEdge({ databaseUrl }, one.platform)
  const member = await signIn(one)
  const url = await urlIn(await one.link('apple', member))
  const json = passJsonOf(await bytesOf(await one.get(url, { headers: { cookie: member.cookie } })))
  const serial = String(json['serialNumber'])
  const headers = { authorization: `ApplePass ${String(json['authenticationToken'])}` }
  const registration = `/api/wallet/apple/v1/devices/phone/registrations/${passType}/${serial}`
  expect((await one.post(registration, { pushToken: 'a'.repeat(64) }, headers)).status).toBe(201)
  const pushes = [{ serial, appleDevices: [{ device: 'phone', pushToken: 'a'.repeat(64) }] }]
  expect(one.pushed.splice(0)).toMatchObject(pushes)

  await other.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  await expect.poll(() => other.pushed).toMatchObject(pushes)
  expect(one.pushed).toEqual([])
  one.platform.status = undefined
  const fetched = await other.get(`/api/wallet/apple/v1/passes/${passType}/${serial}`, { headers })
  expect(passJsonOf(await bytesOf(fetched))['voided']).toBe(true)
})

test.skipIf(!hasPostgres)('a database that is gone fails saving, and no call of a member', async () => {
  const server = await startPostgres()
  try {
    await using edge = await startWalletEdge({ databaseUrl: server.url })
    const member = await signIn(edge)
    await server.stop()
    expect((await edge.call('GET', 'shop/points', { as: member })).status).toBe(200)
    expect((await edge.link('apple', member)).status).toBe(503)
  } finally {
    await server[Symbol.asyncDispose]()
  }
})
