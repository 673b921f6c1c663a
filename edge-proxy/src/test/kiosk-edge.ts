import { sampleOf } from './sample-calls.ts'
import { cookieOf, type TestEdge } from './test-edge.ts'

export const kioskKey = { name: 'munich', key: 'kiosk-key-of-the-tests' }

/** The body that the kiosk registers with: no e-mail confirmation. */
export const kioskRegistration = { ...sampleOf('register').body, sendDOI: false, disableDoubleOptIn: true }

/** Asks the edge's own address for the kiosk. */
export const enrolmentCall = (
  edge: TestEdge,
  method: 'GET' | 'POST' | 'DELETE',
  { key, headers = {}, from }: { key?: unknown; headers?: Record<string, string>; from?: string } = {},
): Promise<Response> =>
  edge.send({
    method,
    target: '/api/kiosk/enrolment',
    headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    body: method === 'POST' ? JSON.stringify({ key }) : undefined,
    from,
  })

/** The headers of the kiosk's calls on a tablet that is enrolled now. */
export async function enrol(edge: TestEdge, key = kioskKey.key): Promise<{ cookie: string; 'x-kiosk': string }> {
  const response = await enrolmentCall(edge, 'POST', { key })
  return { cookie: cookieOf(response) ?? '', 'x-kiosk': '1' }
}
