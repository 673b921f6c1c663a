import { brand } from '@portal/shared-contracts/brand/brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../app.ts'
import { playgroundRoutes } from './playground-routes.ts'

let sandbox: Sandbox
let site: ReturnType<typeof playgroundRoutes>
beforeAll(() => {
  const portalOrigin = 'https://portal.test'
  sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test', portalOrigin })
  site = playgroundRoutes(sandbox.state)
})
afterAll(() => sandbox.close())

test('the page learns the portal and its brand', async () => {
  expect(await (await site.request('/settings.json')).json()).toEqual({
    portal: 'https://portal.test',
    elementPrefix: brand.elementPrefix,
    card: brand.card.name,
  })
})

test('the page has the policy of docs/embed.md', async () => {
  const { headers } = await site.request('/')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'self' https://portal.test; connect-src 'self' https://portal.test; img-src 'self' data: https://portal.test; font-src https://portal.test",
  )
})

test.each(['', 'shop.css', 'panel.css', 'playground.js', 'worker.js', 'pot.svg', 'mortar.svg'])(
  '/%s is a file of the site',
  async (file) => {
    expect((await site.request(`/${file}`)).status).toBe(200)
  },
)

test('a session token logs the demo member in at the shop, and pages of other origins get none', async () => {
  const token = await (await site.request('/session-token', { method: 'POST' })).text()
  const login = await sandbox.app.request('/shop/user/loginByToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionToken: token }),
  })
  expect(await login.json()).toMatchObject({ meta: { success: true } })
  const foreign = await site.request('/session-token', { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
})
