import type { Dispatcher } from 'undici'
import type { Limits } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import type { BackendResponse } from '../http/response.ts'
import { toUtf8 } from './decode.ts'

export type BackendErrorKind =
  'refused' | 'timeout' | 'reset' | 'overflow' | 'redirect' | 'encoded' | 'charset' | 'busy'

/** A request that was not sent cannot have timed out at the backend. */
const statusOf = (kind: BackendErrorKind, sent: boolean): number =>
  kind === 'busy' ? 503 : kind === 'timeout' && sent ? 504 : 502

/**
 * A backend sent no usable response. `sent` is true if a byte of the request may have
 * reached it: only then is an order's outcome unknown.
 */
export class BackendError extends HttpError {
  override readonly name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly sent: boolean

  constructor(kind: BackendErrorKind, sent: boolean) {
    super('backendUnavailable', `backend ${kind}`, statusOf(kind, sent))
    this.kind = kind
    this.sent = sent
  }
}

export type BackendExchange = {
  origin: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  headers: Record<string, string>
  body: string | null
}

/**
 * Sends one request and reads the complete response. Uses `dispatch`, the fastest interface of
 * undici that also reports whether anything was sent. A response that is cut off, redirected or
 * encoded is an error, because the page must never get an incomplete one, and so is a text that is damaged.
 * @throws BackendError
 */
export function exchange(pool: Dispatcher, content: BackendExchange, limits: Limits): Promise<BackendResponse> {
  return new Promise((resolve, reject) => {
    const handler = createHandler(limits, resolve, reject)
    // If undici rejects the request itself, nothing was sent.
    try {
      pool.dispatch(content, handler)
    } catch {
      return handler.fail('refused')
    }
    handler.limitConnecting()
  })
}

type Handler = Dispatcher.DispatchHandler & {
  fail: (kind: BackendErrorKind) => void
  /** Limits the wait for a connection, new or free. */
  limitConnecting: () => void
}

function createHandler(
  limits: Limits,
  resolve: (response: BackendResponse) => void,
  reject: (error: BackendError) => void,
): Handler {
  const chunks: Buffer[] = []
  let controller: Dispatcher.DispatchController | null = null
  let settled = false
  let size = 0
  let head: Head = { status: 0, contentType: '' }
  let timeout: { timer: NodeJS.Timeout; ms: number } | null = null

  /** Allows `ms` for the next step; a timer of the same length is restarted. */
  function startTimeout(ms: number): void {
    if (timeout?.ms === ms) return void timeout.timer.refresh()
    clearTimeout(timeout?.timer)
    timeout = { timer: setTimeout(() => fail('timeout'), ms), ms }
  }

  function fail(kind: BackendErrorKind): void {
    if (settled) return
    settled = true
    clearTimeout(timeout?.timer)
    const error = new BackendError(kind, controller !== null)
    controller?.abort(error)
    reject(error)
  }

  return {
    fail,
    limitConnecting() {
      if (controller === null && !settled) startTimeout(limits.connectTimeout + limits.headersTimeout)
    },
    onRequestStart(started) {
      // Timed out while queued: aborting at this point sends no bytes.
      if (settled) return started.abort(new Error('timed out while queued'))
      controller = started
      startTimeout(limits.headersTimeout)
    },
    onResponseStart(_, status, headers) {
      if (settled || status < 200) return
      if (status >= 300 && status < 400) return fail('redirect')
      if (status > 599) return fail('reset')
      if (isEncoded(headers['content-encoding'])) return fail('encoded')
      head = { status, contentType: String(headers['content-type'] ?? '') }
      startTimeout(limits.bodyTimeout)
    },
    onResponseData(_, chunk) {
      size += chunk.length
      if (size > limits.responseBytes) return fail('overflow')
      chunks.push(chunk)
    },
    onResponseEnd() {
      if (settled) return
      const response = readResponse(head, chunks)
      if (response === null) return fail('charset')
      settled = true
      clearTimeout(timeout?.timer)
      resolve(response)
    },
    onResponseError(_, error) {
      fail(kindOf(error))
    },
  }
}

type Head = { status: number; contentType: string }

/** The response in UTF-8; null if its text cannot be decoded. */
function readResponse({ status, contentType }: Head, chunks: readonly Buffer[]): BackendResponse | null {
  const [only] = chunks
  // A single piece needs no copy.
  const received = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks)
  const bytes = toUtf8(received, contentType)
  return bytes && { status, type: isJson(contentType) ? 'json' : 'text', bytes }
}

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)

const isEncoded = (value: unknown): boolean => value !== undefined && String(value).trim().toLowerCase() !== 'identity'

function kindOf(error: Error): BackendErrorKind {
  const code = 'code' in error ? error.code : ''
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout'
  return code === 'ECONNREFUSED' ? 'refused' : 'reset'
}
