import { connect, constants, type ClientHttp2Session } from 'node:http2'
import * as v from 'valibot'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import type { Outcome } from './push-queue.ts'

/** ms for one push, with the connection that it may need. */
const pushTimeout = 10_000

/** Characters of a response that are read; Apple's have about fifty. */
const maxResponseLength = 1_000

const ErrorBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reason: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)) }),
)

/**
 * Client of Apple's push service: one connection, made at the first push and again after it ended, with the pass's
 * certificate. https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
 */
export function createApns(settings: AppleSettings, timeout = pushTimeout) {
  const { passType, certificate, intermediate, key, keyPassword, pushUrl, expires } = settings
  let session: ClientHttp2Session | null = null

  /** Node closes a connection after GOAWAY, when the streams that Apple took have ended. */
  function open(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session
    const passphrase = keyPassword === null ? {} : { passphrase: keyPassword }
    session = connect(pushUrl, { cert: `${certificate}\n${intermediate}`, key, ...passphrase })
    // Its streams fail, too.
    session.on('error', () => {})
    session.unref()
    return session
  }

  function send(pushToken: string): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const used = open()
    const stream = used.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(pushToken)}`,
      'apns-topic': passType,
    })
    // A connection without a response is of no use to the next push, either.
    const timer = setTimeout(() => {
      resolve({ result: 'failed', fault: 'Apple does not respond' })
      used.destroy()
    }, timeout)
    let status = 0
    let body = ''
    stream.setEncoding('utf8')
    stream.on('response', (headers) => void (status = Number(headers[constants.HTTP2_HEADER_STATUS])))
    stream.on('data', (text: string) => void (body += text.slice(0, maxResponseLength - body.length)))
    stream.on('error', () => resolve({ result: 'failed', fault: 'the connection to Apple failed' }))
    stream.on('close', () => {
      clearTimeout(timer)
      resolve(outcomeOf(status, body))
    })
    // The phone asks the edge what has changed.
    stream.end('{}')
    return promise
  }

  return {
    /** Notifies a device that one of its passes has changed. */
    async push(pushToken: string): Promise<Outcome> {
      if (expires <= Date.now()) return { result: 'refused', fault: 'the certificate has expired' }
      return send(pushToken)
    },
    close: () => session?.destroy(),
  }
}

function outcomeOf(status: number, body: string): Outcome {
  if (status === 200) return { result: 'sent' }
  if (status === 0) return { result: 'failed', fault: 'the connection to Apple failed' }
  const parsed = v.safeParse(ErrorBody, body)
  const reason = parsed.success ? parsed.output.reason : ''
  if (status === 410) return { result: 'gone' }
  const fault = `Apple responds ${status} ${reason}`.trim()
  return { result: status === 429 || status >= 500 ? 'failed' : 'refused', fault }
}
