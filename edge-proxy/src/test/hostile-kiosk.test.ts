import { beforeAll, expect, test } from 'vitest'
import { kioskRequest, kioskTries, type KioskCookies } from './hostile-kiosk.ts'
import { enrol, enrolmentCall, kioskKey } from './kiosk-edge.ts'
import { rawRequest } from './raw-request.ts'
import { startEdge, useEdge } from './test-edge.ts'

const edge = useEdge({
  config: { kioskKeys: [kioskKey], embedOrigins: ['https://embed.example'] },
  signedIn: true,
  once: true,
})
const touched = () => ({ connections: edge.upstream.connections(), requests: edge.upstream.requests.length })
let cookies: KioskCookies
let before: ReturnType<typeof touched>

/** The cookie of a tablet enrolled at another edge. */
async function enrolledAt(config: Parameters<typeof startEdge>[1]): Promise<string> {
  await using other = startEdge(edge.upstream.url, config)
  return (await enrol(other, config?.kioskKeys?.[0]?.key)).cookie
}

beforeAll(async () => {
  const { cookie: member, access, loyalty } = edge.member
  cookies = {
    enrolled: (await enrol(edge)).cookie,
    removedKey: await enrolledAt({ kioskKeys: [{ name: 'munich', key: 'the-key-of-yesterday' }] }),
    otherEdge: await enrolledAt({ kioskKeys: [kioskKey], sessionKeys: [Buffer.alloc(32, 9)] }),
    member,
    access,
    loyalty,
  }
  before = touched()
})

// Rules: kiosk-7, kiosk-13
test.each(kioskTries)('goes not around the enrolment with $title', async (attempt) => {
  const { status, text } = await rawRequest(await edge.port(), kioskRequest(attempt, cookies))
  expect(status).toBe(attempt.status)
  expect(text).toContain('"meta":{"success":false}')
  expect(text.toLowerCase()).not.toContain('set-cookie')
  expect(touched()).toEqual(before)
})

test('every try that is refused for its enrolment alone passes on an enrolled tablet', async () => {
  await using other = startEdge(edge.upstream.url, { kioskKeys: [kioskKey] })
  const [attempt] = kioskTries
  if (attempt === undefined) throw new Error('no tries')
  const request = {
    ...attempt,
    headers: () => [...attempt.headers(cookies), 'x-kiosk: 1', `cookie: ${cookies.enrolled}`],
  }
  expect((await rawRequest(await other.port(), kioskRequest(request, cookies))).status).toBe(200)
  before = touched()
})

test('the last of two values is checked and sent, once', async () => {
  const body = kioskTries.find(({ title }) => title === 'a second value of the same name')?.body ?? ''
  const swapped = body.replace('"sendDOI":true,"sendDOI":false', '"sendDOI":false,"sendDOI":true')
  const response = await edge.send({
    method: 'PUT',
    target: '/api/api?path=shop%2Fuser',
    headers: { 'content-type': 'application/json' },
    body: swapped,
  })
  expect(response.status).toBe(200)
  expect(edge.upstream.requests.at(-1)?.body.match(/"sendDOI":\w+/g)).toEqual(['"sendDOI":true'])
})

test("a member's session enrols no tablet, also with a cookie of the enrolment of another", async () => {
  for (const cookie of [cookies.member, `${cookies.member}; ${cookies.removedKey}`]) {
    const refused = await enrolmentCall(edge, 'POST', { key: cookies.enrolled, headers: { cookie } })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    expect(await (await enrolmentCall(edge, 'GET', { headers: { cookie } })).json()).toMatchObject({
      content: { enrolled: false },
    })
  }
})
