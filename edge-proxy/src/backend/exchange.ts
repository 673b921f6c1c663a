import type { Dispatcher } from 'undici'
import type { Limits } from '../config/config.ts'
import { isUnencoded } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import type { BackendResponse } from '../http/response.ts'
import { toUtf8 } from './to-utf8.ts'

export type BackendErrorKind =
  'refused' | 'timeout' | 'reset' | 'overflow' | 'redirect' | 'encoded' | 'charset' | 'busy'

/** A request that was not sent cannot have timed out at the backend. */
const statusOf = (kind: BackendErrorKind, sent: boolean): number =>
  kind === 'busy' ? 503 : kind === 'timeout' && sent ? 504 : 502

/** A backend sent no usable response. Only if `sent`, a byte may have reached it and an order's outcome is unknown. */
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
 * Sends one request and reads the complete response. `dispatch` is undici's fastest interface and reports whether
 * anything was sent. A response that is cut off, redirected, encoded or damaged is an error. @throws BackendError
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
  let head = { status: 0, contentType: '' }
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
      if (!isUnencoded(String(headers['content-encoding'] ?? ''))) return fail('encoded')
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
      const bytes = toUtf8(joined(chunks), head.contentType)
      if (bytes === null) return fail('charset')
      settled = true
      clearTimeout(timeout?.timer)
      resolve({ status: head.status, type: isJson(head.contentType) ? 'json' : 'text', bytes })
    },
    onResponseError(_, error) {
      fail(kindOf(error))
    },
  }
}

/** A single piece needs no copy. */
const joined = (chunks: readonly Buffer[]): Buffer => (chunks.length === 1 && chunks[0]) || Buffer.concat(chunks)

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)

function kindOf(error: Error): BackendErrorKind {
  const code = 'code' in error ? error.code : ''
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout'
  return code === 'ECONNREFUSED' ? 'refused' : 'reset'
}
