import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { sameOriginOnly } from '../console/same-origin-only.ts'
import { demoLogins } from '../state/demo-members.ts'
import { memberByLogin } from '../state/members.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { issueToken } from '../state/tokens.ts'
import { shopPage } from './shop-page.ts'
import { settingsOf } from './switches.ts'

/** The policy of docs/embed.md for the portal, and what the shop itself needs. */
const policyOf = (portal: string, nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' ${portal}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${portal}`,
    `img-src 'self' data: ${portal}`,
    `font-src ${portal}`,
  ].join('; ')

/** The site of a foreign shop, for an origin of its own: its page shows elements of the portal (docs/embed.md). */
export function playgroundRoutes(state: SandboxState): Hono {
  const site = new Hono()
  site.get('/', (c) => {
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', policyOf(state.portalOrigin, nonce))
    return c.html(shopPage(settingsOf(new URL(c.req.url).searchParams), state.portalOrigin, nonce))
  })
  site.get(
    '/:file{(?:shop|panel)\\.css|(?:playground|worker)\\.js|(?:pot|knife|board|mortar)\\.svg}',
    async (c, next) => {
      c.header('cache-control', 'no-cache')
      await next()
    },
    serveStatic({ root: import.meta.dirname }),
  )
  site.post('/session-token', sameOriginOnly, (c) => {
    const member = memberByLogin(state, demoLogins[0]?.loginName ?? '')
    return member ? c.text(issueToken(state, 'session', member.id)) : c.notFound()
  })
  return site
}
