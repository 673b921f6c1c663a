import { brand } from '@portal/shared-contracts/brand'
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

const pageAt = async (query: string) => (await site.request(`/?${query}`)).text()

test('the page has the elements, attributes and the script of its settings, and shows them as code', async () => {
  const page = await pageAt('element=rewards&element=cards&theme=dark')
  for (const name of ['rewards', 'cards']) {
    expect(page).toContain(`<${brand.elementPrefix}-${name} theme="dark"></${brand.elementPrefix}-${name}>`)
    expect(page).toContain(`&lt;${brand.elementPrefix}-${name} theme=&quot;dark&quot;&gt;`)
  }
  expect(page).toContain('<script src="https://portal.test/embed/v1/rewards.js" async></script>')
  expect(page).not.toContain(`${brand.elementPrefix}-coupons`)
})

test('the language of the shop and its direction are those of the page', async () => {
  expect(await pageAt('language=ar')).toContain('<html lang="ar" dir="rtl"')
  expect(await pageAt('language=en')).toContain('Good tools for good cooking')
})

test('inline code runs only with the nonce of the response', async () => {
  const responses = [await site.request('/?login=token'), await site.request('/?login=token')]
  const nonces = responses.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  expect(await responses[0]?.text()).toContain(`<script type="module" nonce="${nonces[0]}">`)
})

test.each(['shop.css', 'panel.css', 'playground.js', 'worker.js', 'pot.svg', 'mortar.svg'])(
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
