import { once } from 'node:events'
import { constants } from 'node:http2'
import { createServer, type AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { closedPort } from '../../test/closed-port.ts'
import { neverResponds, responds, startApns, type ApnsHandler } from '../testing/apns-server.ts'
import { issue, passCertificates, passSubject } from '../testing/test-certificates.ts'
import { appleSettings } from '../testing/wallet-settings.ts'
import { createApns } from './apns.ts'

/** A client of a push service that never waits longer than `timeout` ms. */
function clientOf(url: string, timeout = 30_000) {
  const apns = createApns(appleSettings(url), timeout)
  onTestFinished(() => void apns.close())
  return apns
}

test('a push has the pass type as topic and an empty payload', async () => {
  await using server = await startApns()
  const apns = clientOf(server.url)
  expect(await apns.push('a1b2')).toEqual({ result: 'sent' })
  expect(server.pushes).toEqual([{ path: '/3/device/a1b2', topic: 'pass.example.karte', body: '{}' }])
})

test('a push token is one segment of the path, whatever a phone has sent', async () => {
  await using server = await startApns()
  await clientOf(server.url).push('../other?x=1#y')
  expect(server.pushes.map(({ path }) => path)).toEqual(['/3/device/..%2Fother%3Fx%3D1%23y'])
})

test.each([
  { status: 410, reason: 'Unregistered', outcome: { result: 'gone' } },
  // Apple says it of all tokens if the address is that of its other push service.
  { status: 400, reason: 'BadDeviceToken', outcome: { result: 'refused', fault: 'Apple responds 400 BadDeviceToken' } },
  { status: 400, reason: 'BadTopic', outcome: { result: 'refused', fault: 'Apple responds 400 BadTopic' } },
  { status: 403, reason: 'BadCertificate', outcome: { result: 'refused', fault: 'Apple responds 403 BadCertificate' } },
  {
    status: 429,
    reason: 'TooManyRequests',
    outcome: { result: 'failed', fault: 'Apple responds 429 TooManyRequests' },
  },
  {
    status: 500,
    reason: 'InternalServerError',
    outcome: { result: 'failed', fault: 'Apple responds 500 InternalServerError' },
  },
  { status: 503, reason: undefined, outcome: { result: 'failed', fault: 'Apple responds 503' } },
  // Only Apple's names of reasons reach the log.
  { status: 500, reason: 'token a1b2 <br>', outcome: { result: 'failed', fault: 'Apple responds 500' } },
])('$status $reason is $outcome.result', async ({ status, reason, outcome }) => {
  await using server = await startApns(responds(status, reason))
  expect(await clientOf(server.url).push('a1b2')).toEqual(outcome)
})

test('all pushes go over one connection', async () => {
  await using server = await startApns()
  const apns = clientOf(server.url)
  await apns.push('first')
  await Promise.all(['a', 'b', 'c'].map(apns.push))
  expect({ connections: server.connections(), pushes: server.pushes.length }).toEqual({ connections: 1, pushes: 4 })
})

test('a push service that never responds is a failure, and the next push opens another connection', async () => {
  await using server = await startApns(neverResponds)
  const apns = clientOf(server.url, 200)
  expect(await apns.push('a1b2')).toEqual({ result: 'failed', fault: 'Apple does not respond' })
  server.respondWith(responds(200))
  expect(await apns.push('a1b2')).toEqual({ result: 'sent' })
  expect(server.connections()).toBe(2)
})

test('one that accepts connections and says nothing is a failure', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const apns = clientOf(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200)
  expect(await apns.push('a1b2')).toEqual({ result: 'failed', fault: 'Apple does not respond' })
})

test('one that is not there is a failure', async () => {
  const apns = clientOf(`http://127.0.0.1:${await closedPort()}`)
  expect(await apns.push('a1b2')).toEqual({ result: 'failed', fault: 'the connection to Apple failed' })
})

test('after GOAWAY a push under way ends on the old connection, and further ones open another', async () => {
  let respondFirst = (): void => {}
  const received = Promise.withResolvers<void>()
  const first: ApnsHandler = (stream, push) => {
    respondFirst = () => responds(200)(stream, push)
    stream.session?.goaway(constants.NGHTTP2_NO_ERROR, stream.id)
    received.resolve()
  }
  await using server = await startApns(first)
  const apns = clientOf(server.url)
  const underWay = apns.push('first')
  await received.promise
  server.respondWith(responds(200))
  await expect.poll(async () => [await apns.push('next'), server.connections()]).toEqual([{ result: 'sent' }, 2])
  respondFirst()
  expect(await underWay).toEqual({ result: 'sent' })
})

test('a connection that is cut off fails its pushes, and the next push opens another', async () => {
  await using server = await startApns((stream) => stream.session?.destroy())
  const apns = clientOf(server.url)
  expect(await apns.push('a1b2')).toEqual({ result: 'failed', fault: 'the connection to Apple failed' })
  server.respondWith(responds(200))
  expect(await apns.push('a1b2')).toEqual({ result: 'sent' })
})

test("the pass's certificate and its intermediate are the client's certificate", async () => {
  const { root, intermediate, leaf } = passCertificates()
  const own = issue({ CN: 'localhost' }, root)
  await using server = await startApns(responds(200), {
    cert: own.certificate,
    key: own.key,
    ca: root.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  })
  const known = getCACertificates('default')
  setDefaultCACertificates([root.certificate])
  onTestFinished(() => setDefaultCACertificates(known))
  const settings = { ...appleSettings(server.url), intermediate: intermediate.certificate }
  const apns = createApns({ ...settings, certificate: leaf.certificate, key: leaf.key })
  onTestFinished(() => void apns.close())
  expect(await apns.push('a1b2')).toEqual({ result: 'sent' })
  expect(server.clients()).toEqual([passSubject.UID])
  const { leaf: foreign } = passCertificates()
  const stranger = createApns({ ...settings, certificate: foreign.certificate, key: foreign.key })
  expect(await stranger.push('a1b2')).toMatchObject({ result: 'failed' })
})

test('nothing is sent with an expired certificate', async () => {
  await using server = await startApns()
  const apns = createApns({ ...appleSettings(server.url), expires: Date.now() - 1 })
  expect(await apns.push('a1b2')).toEqual({ result: 'refused', fault: 'the certificate has expired' })
  expect(server.connections()).toBe(0)
})
