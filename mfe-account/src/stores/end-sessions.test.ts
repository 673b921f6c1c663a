import { createApi } from '@portal/page-library/api'
import { expect, test, vi } from 'vitest'
import { createEndSessions } from './end-sessions.ts'

function endSessions(respond: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const onEnded = vi.fn<() => void>()
  const api = createApi({
    origin: 'https://portal.example',
    tokens: () => ({ accessToken: 'A', loyaltyToken: null }),
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  return { submission: createEndSessions(api, onEnded), requests, onEnded }
}

// Rule: account-38
test('asks the edge with the access token and logs out here once all sessions have ended', async () => {
  const { submission, requests, onEnded } = endSessions(() => Response.json({}))
  await submission.submit()
  expect(requests.map(({ method, url, headers }) => [method, url, headers.get('x-access-token')])).toEqual([
    ['POST', 'https://portal.example/api/session/end-all', 'A'],
  ])
  expect(onEnded).toHaveBeenCalledOnce()
})

test.each([
  { title: 'without a network', respond: () => Promise.reject(new TypeError('offline')), code: 'failed' },
  { title: 'that the edge cannot answer', respond: () => new Response('', { status: 503 }), code: 'failed' },
  { title: 'of an ended session', respond: () => new Response('', { status: 401 }), code: 'sessionInvalid' },
])('a request $title is an error and keeps this session', async ({ respond, code }) => {
  const { submission, onEnded } = endSessions(respond)
  await submission.submit()
  expect(submission.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }] })
  expect(onEnded).not.toHaveBeenCalled()
})
