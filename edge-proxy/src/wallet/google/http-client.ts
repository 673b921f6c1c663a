import { Agent, request } from 'undici'
import { parseJson } from '../../http/body.ts'

/** ms for one request to Google, with its connection. */
const requestTimeout = 10_000
/** Bytes; responses repeat the object, which has about two thousand. */
const maxResponseBytes = 256 * 1024

type GoogleRequest = { method: 'GET' | 'POST' | 'PATCH'; headers: Record<string, string>; body: string }

/** The status and the parsed JSON body; undefined for another body. */
export type GoogleResponse = { status: number; body: unknown }

export type SendToGoogle = (url: string, request: GoogleRequest) => Promise<GoogleResponse>

/** Google did not accept a request. The message is for operators and names no object. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly status: number

  constructor(status: number, detail: string) {
    super(`Google responds ${status} ${detail}`.trim())
    this.status = status
  }

  /** Whether the same request may be accepted later. */
  get isTemporary(): boolean {
    return this.status === 401 || this.status === 429 || this.status >= 500
  }
}

/** Sends requests to Google on connections of their own, which `close` ends. */
export function createHttpClient(timeout = requestTimeout) {
  const dispatcher = new Agent({ connect: { timeout }, maxResponseSize: maxResponseBytes })
  const send: SendToGoogle = async (url, content) => {
    const response = await request(url, { ...content, dispatcher, signal: AbortSignal.timeout(timeout) })
    return { status: response.statusCode, body: parseJson(await response.body.text()) }
  }
  return { send, close: () => dispatcher.destroy() }
}
