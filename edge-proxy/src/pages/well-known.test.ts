import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SecurityTxt } from '../config/security-txt.ts'
import { createPageApp } from './testing/page-app.ts'

const inAnHour = (): number => Date.now() + 60 * 60 * 1000
const securityTxt = (more: Partial<SecurityTxt> = {}): SecurityTxt => ({
  contacts: ['mailto:security@shop.example', 'https://shop.example/report'],
  expires: Date.parse('2999-06-30T22:00:00Z'),
  languages: ['de', 'en'],
  pages: { Policy: 'https://shop.example/policy' },
  ...more,
})

let pages: ReturnType<typeof createPageApp>
beforeEach(() => void (pages = createPageApp()))
afterEach(() => pages.remove())

/** The portal with these settings in place of that without a security.txt. */
function use(config: Parameters<typeof createPageApp>[1]): void {
  pages.remove()
  pages = createPageApp(undefined, config)
}
const get = (file: string, method = 'GET') => pages.app.request(`/.well-known/${file}`, { method })

// Rule: public-pages-100
test.each(['GET', 'HEAD'])('%s of the address for password managers leads to the page', async (method) => {
  const { status, headers } = await get('change-password', method)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    '/konto/passwort/aendern',
    'no-store',
  ])
})

// Rule: public-pages-101
test('security.txt has a line for each field, which ends with LF, and its own address', async () => {
  use({ securityTxt: securityTxt() })
  const response = await get('security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(
    [
      'Contact: mailto:security@shop.example\n',
      'Contact: https://shop.example/report\n',
      'Expires: 2999-06-30T22:00:00Z\n',
      'Preferred-Languages: de, en\n',
      'Policy: https://shop.example/policy\n',
      'Canonical: https://portal.example/.well-known/security.txt\n',
    ].join(''),
  )
})

// Rule: public-pages-101
test('a portal without https does not name its own address, which must be an https one', async () => {
  use({ securityTxt: securityTxt(), publicOrigin: 'http://localhost:3000' })
  expect(await (await get('security.txt')).text()).not.toContain('Canonical')
})

// Rule: public-pages-101
test('caches keep security.txt for an hour at most, and never longer than it is valid', async () => {
  const ageOf = async (expires: number) => {
    use({ securityTxt: securityTxt({ expires }) })
    return Number(/^public, max-age=(\d+)$/.exec((await get('security.txt')).headers.get('cache-control') ?? '')?.[1])
  }
  expect(await ageOf(2 * inAnHour())).toBe(3600)
  const soon = await ageOf(Date.now() + 100_000)
  expect(soon).toBeGreaterThan(0)
  expect(soon).toBeLessThanOrEqual(100)
})

// Rule: public-pages-101
test('an expired security.txt is not sent, nor one without settings', async () => {
  expect((await get('security.txt')).status).toBe(404)
  use({ securityTxt: securityTxt({ expires: Date.now() - 1 }) })
  const response = await get('security.txt')
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('Contact:')
})

// Rule: public-pages-102
test.each(['assetlinks.json', 'apple-app-site-association'])('%s comes from the build, as JSON', async (file) => {
  expect((await get(file)).status).toBe(404)
  pages.put(`public/well-known/${file}`, '{"a":1}')
  const response = await get(file)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.text()).toBe('{"a":1}')
})

// Rule: public-pages-103
test.each([
  '',
  'openid-configuration',
  'Security.txt',
  'change-password/',
  'change-password/x',
  'apple-app-site-association.json',
  'resource-that-should-not-exist-whose-status-code-should-not-be-200',
])('another address below /.well-known is an unknown page: "%s"', async (file) => {
  use({ securityTxt: securityTxt() })
  pages.put('public/well-known/apple-app-site-association', '{}')
  const response = await get(file)
  expect([response.status, response.headers.get('location')]).toEqual([404, null])
})
