import type { Dispatcher } from 'undici'
import type { Limits } from '../config/config.ts'
import type { BackendResponse } from '../http/response.ts'
import { BackendError, type BackendErrorKind } from './backend-error.ts'

export type Outgoing = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  headers: Record<string, string>
  body: string | null
}

/**
 * One exchange with a backend through `dispatch`, the cheapest door of undici that also tells
 * whether anything was sent. The answer is whole or it is a failure: a cut body is never a
 * broken 200. Redirects and encoded answers are failures (design §4).
 * @throws BackendError
 */
export function exchange(pool: Dispatcher, outgoing: Outgoing, limits: Limits): Promise<BackendResponse> {
  return new Promise((resolve, reject) => {
    const handler = createHandler(limits, resolve, reject)
    // Plain requests cannot fail here; what undici refuses to send was never sent.
    try {
      pool.dispatch(outgoing, handler)
    } catch {
      return handler.giveUp('refused')
    }
    handler.wait()
  })
}

type Handler = Dispatcher.DispatchHandler & {
  giveUp: (kind: BackendErrorKind) => void
  /** Limits the wait for a connection, if there was none at once. */
  wait: () => void
}

function createHandler(
  limits: Limits,
  resolve: (response: BackendResponse) => void,
  reject: (failure: BackendError) => void,
): Handler {
  const chunks: Buffer[] = []
  let controller: Dispatcher.DispatchController | null = null
  let settled = false
  let size = 0
  let head: Omit<BackendResponse, 'bytes'> = { status: 0, type: 'text' }
  let deadline: { timer: NodeJS.Timeout; ms: number } | null = null

  /** From now on `ms` until the next step; a timer that is as long already is started anew. */
  function allow(ms: number): void {
    if (deadline?.ms === ms) return void deadline.timer.refresh()
    clearTimeout(deadline?.timer)
    deadline = { timer: setTimeout(() => giveUp('timeout'), ms), ms }
  }

  function giveUp(kind: BackendErrorKind): void {
    if (settled) return
    settled = true
    clearTimeout(deadline?.timer)
    const failure = new BackendError(kind, controller !== null)
    controller?.abort(failure)
    reject(failure)
  }

  return {
    giveUp,
    wait() {
      // Nobody waits longer than connect and headers together.
      if (controller === null && !settled) allow(limits.connectTimeout + limits.headersTimeout)
    },
    onRequestStart(started) {
      // Given up while it waited in the queue: aborting here means that nothing is written.
      if (settled) return started.abort(new Error('given up'))
      controller = started
      allow(limits.headersTimeout)
    },
    onResponseStart(_, status, headers) {
      if (settled || status < 200) return
      if (status >= 300 && status < 400) return giveUp('redirect')
      if (status > 599) return giveUp('reset')
      if (isEncoded(headers['content-encoding'])) return giveUp('encoded')
      head = { status, type: isJson(String(headers['content-type'] ?? '')) ? 'json' : 'text' }
      allow(limits.bodyTimeout)
    },
    onResponseData(_, chunk) {
      size += chunk.length
      if (size > limits.answerBytes) return giveUp('overflow')
      chunks.push(chunk)
    },
    onResponseEnd() {
      if (settled) return
      settled = true
      clearTimeout(deadline?.timer)
      const [only] = chunks
      resolve({ ...head, bytes: chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks) })
    },
    onResponseError(_, error) {
      giveUp(kindOf(error))
    },
  }
}

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)

const isEncoded = (value: unknown): boolean => value !== undefined && String(value).trim().toLowerCase() !== 'identity'

function kindOf(error: Error): BackendErrorKind {
  const code = 'code' in error ? error.code : ''
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout'
  return code === 'ECONNREFUSED' ? 'refused' : 'reset'
}
