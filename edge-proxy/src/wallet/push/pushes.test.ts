import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../../http/metrics.ts'
import { startUpstream, sendJson, sends, type UpstreamHandler } from '../../test/recording-upstream.ts'
import { closedPort } from '../../test/closed-port.ts'
import { createGoogleApi } from '../google/api.ts'
import { neverResponds, responds, startApns } from '../testing/apns-server.ts'
import { appleSettings, googleSettings, samplePass } from '../testing/wallet-settings.ts'
import { pushLimits } from './push-queue.ts'
import { createPushes } from './pushes.ts'
import type { AppleDevice, PushTarget } from './push-target.ts'

const quick = { ...pushLimits, retryDelays: [1, 1] }

const device = (name: string): AppleDevice => ({ device: name, pushToken: `token-of-${name}` })
const target = (changes: Partial<PushTarget> = {}): PushTarget => ({
  serial: 'S1',
  appleDevices: [],
  readForGoogle: null,
  ...changes,
})

const reads = async () => ({ changed: 1_000, content: samplePass() })

type Urls = { apple?: string; google?: string }

function setUp(urls: Urls, { timeout = 30_000, closing = 100 } = {}) {
  const metrics = createMetrics()
  const lines: unknown[] = []
  const gone: AppleDevice[] = []
  const sent: string[] = []
  const google =
    urls.google === undefined ? null : createGoogleApi(googleSettings(urls.google), 'https://portal.example', timeout)
  const pushes = createPushes({
    settings: { apple: urls.apple === undefined ? null : appleSettings(urls.apple) },
    google,
    metrics,
    logger: { error: (line: unknown) => void lines.push(line) },
    onAppleDeviceGone: (device) => void gone.push(device),
    onGoogleSent: (serial, changed) => void sent.push(`${serial} ${changed}`),
    onGoogleGone: (serial) => void sent.push(`${serial} gone`),
    limits: { ...quick, closing },
    apnsTimeout: timeout,
  })
  onTestFinished(async () => {
    await pushes.close()
    await google?.close()
  })
  const counted = async (): Promise<string[]> => {
    const text = await metrics.registry.metrics()
    return [...text.matchAll(/^edge_wallet_pushes_total\{wallet="(\w+)",result="(\w+)"\} (\d+)$/gm)].map(
      ([, wallet, result, count]) => `${wallet} ${result} ${count}`,
    )
  }
  return { pushes, counted, lines, gone, sent }
}

/** Google with a token for everybody. */
const googleThat =
  (respond: UpstreamHandler): UpstreamHandler =>
  (recorded, response) =>
    recorded.target === '/token'
      ? sendJson(response, { access_token: 'access', expires_in: 3600 })
      : respond(recorded, response)

test('each device of a pass gets one push, and Google one PATCH', async () => {
  await using apple = await startApns()
  await using google = await startUpstream(googleThat(sends(200)))
  const { pushes, counted, lines, sent } = setUp({ apple: apple.url, google: google.url })
  pushes.enqueue([target({ appleDevices: [device('a'), device('b')], readForGoogle: reads })])
  await expect.poll(counted).toEqual(['apple sent 2', 'google sent 1'])
  expect(apple.pushes.map(({ path }) => path)).toEqual(['/3/device/token-of-a', '/3/device/token-of-b'])
  expect(google.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect({ lines, sent }).toEqual({ lines: [], sent: ['S1 1000'] })
})

test('one push tells a device of all its passes that have changed', async () => {
  await using apple = await startApns()
  const { pushes, counted } = setUp({ apple: apple.url })
  const others = Array.from({ length: 20 }, (_, index) => device(`other-${index}`))
  // The places of the queue are taken when the passes of one device change.
  pushes.enqueue([target({ appleDevices: others })])
  pushes.enqueue(['S1', 'S2', 'S3'].map((serial) => target({ serial, appleDevices: [device('a')] })))
  await expect.poll(counted).toEqual(['apple sent 21'])
})

test('changed returns before anything is sent or connected', async () => {
  await using apple = await startApns()
  const { pushes } = setUp({ apple: apple.url })
  let isRead = false
  pushes.enqueue([target({ appleDevices: [device('a')], readForGoogle: async () => ((isRead = true), null) })])
  expect({ waiting: pushes.waiting(), isRead }).toEqual({ waiting: { apple: 0 }, isRead: false })
  await Promise.resolve()
  expect({ connections: apple.connections(), isRead }).toEqual({ connections: 0, isRead: false })
  await expect.poll(() => apple.pushes.length).toBe(1)
})

test('a device that Apple does not know any more is reported, and is no fault', async () => {
  await using apple = await startApns(responds(410, 'Unregistered'))
  const { pushes, counted, lines, gone } = setUp({ apple: apple.url })
  pushes.enqueue([target({ appleDevices: [device('a')] })])
  await expect.poll(counted).toEqual(['apple gone 1'])
  expect({ gone, lines }).toEqual({ gone: [device('a')], lines: [] })
})

test.each([
  { status: 429, reason: 'TooManyRequests' },
  { status: 500, reason: 'InternalServerError' },
])('Apple responds $status: tried again, ended, logged once', async ({ status, reason }) => {
  await using apple = await startApns(responds(status, reason))
  const { pushes, counted, lines } = setUp({ apple: apple.url })
  pushes.enqueue([target({ appleDevices: [device('a'), device('b')] })])
  await expect.poll(counted).toEqual(['apple retried 4', 'apple failed 2'])
  expect(lines).toEqual([{ wallet: 'apple', reason: `Apple responds ${status} ${reason}` }])
})

test('a dead Apple does not hold up Google', async () => {
  await using apple = await startApns(neverResponds)
  await using google = await startUpstream(googleThat(sends(200)))
  const { pushes, counted } = setUp({ apple: apple.url, google: google.url })
  pushes.enqueue([target({ appleDevices: [device('a')], readForGoogle: reads })])
  await expect.poll(counted).toEqual(['google sent 1'])
})

test('Google refuses: counted, logged once, not tried again', async () => {
  const denied = JSON.stringify({ error: { code: 403, message: 'no access to S1', status: 'PERMISSION_DENIED' } })
  await using google = await startUpstream(googleThat(sends(403, {}, denied)))
  const { pushes, counted, lines, sent } = setUp({ google: google.url })
  pushes.enqueue(['S1', 'S2', 'S3'].map((serial) => target({ serial, readForGoogle: reads })))
  await expect.poll(counted).toEqual(['google refused 3'])
  expect(lines).toEqual([{ wallet: 'google', reason: 'Google responds 403 PERMISSION_DENIED' }])
  expect(google.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(3)
  expect(sent).toEqual([])
})

test('a card that was not saved at Google is reported, and is no fault', async () => {
  await using google = await startUpstream(googleThat(sends(404)))
  const { pushes, counted, lines, sent } = setUp({ google: google.url })
  pushes.enqueue([target({ readForGoogle: reads })])
  await expect.poll(counted).toEqual(['google gone 1'])
  expect({ lines, sent }).toEqual({ lines: [], sent: ['S1 gone'] })
})

test('a card that the platform cannot describe now is read again', async () => {
  await using google = await startUpstream(googleThat(sends(200)))
  const { pushes, counted, lines } = setUp({ google: google.url })
  let tries = 0
  const read = async () => {
    tries += 1
    if (tries < 3) throw new Error('card 9876 cannot be read')
    return reads()
  }
  pushes.enqueue([target({ readForGoogle: read })])
  await expect.poll(counted).toEqual(['google unread 2', 'google sent 1'])
  const reason = 'the loyalty platform or the store of passes does not respond'
  expect(lines).toEqual([{ wallet: 'google', reason }])
  expect(google.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
})

test('nothing is thrown and nothing waits for ever when both are gone', async () => {
  const url = `http://127.0.0.1:${await closedPort()}`
  const { pushes, counted } = setUp({ apple: url, google: url })
  pushes.enqueue([target({ appleDevices: [device('a')], readForGoogle: reads })])
  const sorted = async () => (await counted()).toSorted()
  await expect.poll(sorted).toEqual(['apple failed 1', 'apple retried 2', 'google failed 1', 'google retried 2'])
  expect(pushes.waiting()).toEqual({ apple: 0, google: 0 })
})

test('what has changed directly before closing is sent', async () => {
  await using apple = await startApns()
  await using google = await startUpstream(googleThat(sends(200)))
  const { pushes, counted } = setUp({ apple: apple.url, google: google.url }, { closing: 10_000 })
  pushes.enqueue([target({ appleDevices: [device('a')], readForGoogle: reads })])
  await pushes.close()
  expect(await counted()).toEqual(['apple sent 1', 'google sent 1'])
})

test('without a wallet in the settings it gets no pushes', async () => {
  const { pushes, counted } = setUp({})
  pushes.enqueue([target({ appleDevices: [device('a')], readForGoogle: reads })])
  await pushes.close()
  expect(await counted()).toEqual([])
})
