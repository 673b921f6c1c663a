import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageApp } from '../pages/testing/page-app.ts'
import { rawRequest, requestText } from './raw-request.ts'
import { startEdge, type TestEdge } from './test-edge.ts'

const pages = createPageApp()
let edge: TestEdge
beforeAll(() => void (edge = startEdge('http://127.0.0.1:1', {}, { addPages: pages.addPages })))
afterAll(async () => {
  await edge.close()
  pages.remove()
})

const send = async (target: string, method = 'GET') => rawRequest(await edge.port(), requestText(method, target, {}))

const brokenLinks = [
  '/faq%',
  '/%E4',
  '/%ff/x',
  '/%00',
  '/%',
  '/impressum%',
  '/a/%2e%2e/impressum',
  '/a/../impressum',
  '/..;/impressum',
  '/a/%2e%2e/metrics',
  '/a/..%2fmetrics',
  '/assets/%2e%2e/shell-manifest.json',
  '/remotes/mfe-auth/0.1.0-a/%c0%ae',
  '/impressum%2Fx',
  '/%e2%80%ae',
  '/%u0041',
  '/faq%?a=%',
]

// Rule: public-pages-49
test.each(brokenLinks)('the broken link %s shows the German page for unknown addresses', async (target) => {
  const { status, text } = await send(target)
  expect(status).toBe(404)
  expect(text).toMatch(/content-type: text\/html/i)
  expect(text).toContain('Seite nicht gefunden')
})

test('HEAD of a broken link has the status of its page, and no body', async () => {
  const { status, text } = await send('/%E4', 'HEAD')
  expect(status).toBe(404)
  expect(text).not.toContain('Seite nicht gefunden')
})

// Rules: calls-and-headers-63, calls-and-headers-75
test.each([
  { method: 'GET', target: '/api/missing' },
  { method: 'POST', target: '/api/session/missing' },
  { method: 'GET', target: '/api/%' },
  { method: 'GET', target: '/api/%E4' },
  { method: 'GET', target: '/API/%' },
  { method: 'GET', target: '/api/..;/impressum' },
  { method: 'POST', target: '/%E4' },
  { method: 'PUT', target: '/faq%' },
])('$method $target is answered with an error of the API', async ({ method, target }) => {
  const { status, text } = await send(target, method)
  expect(status).toBe(404)
  expect(text).toContain('callUnknown')
})
