import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { brand } from '@portal/shared-contracts/brand/brand'
import { Hono } from 'hono'
import { sameOriginOnly } from '../console/same-origin-only.ts'
import { demoLogins } from '../state/demo-members.ts'
import { memberByLogin } from '../state/members.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { issueToken } from '../state/tokens.ts'

/** The policy of docs/embed.md for the portal, and what the shop itself needs. */
const policyOf = (portal: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' ${portal}`,
    `connect-src 'self' ${portal}`,
    `img-src 'self' data: ${portal}`,
    `font-src ${portal}`,
  ].join('; ')

/** The site of a foreign shop, for an origin of its own: its page shows elements of the portal (docs/embed.md). */
export function playgroundRoutes(state: SandboxState): Hono {
  const { portalOrigin: portal } = state
  const { elementPrefix, card } = brand
  const site = new Hono()
  site.use(async (c, next) => {
    c.header('content-security-policy', policyOf(portal))
    c.header('cache-control', 'no-cache')
    await next()
  })
  site.get('/settings.json', (c) => c.json({ portal, elementPrefix, card: card.name }))
  site.get('*', serveStatic({ root: path.join(import.meta.dirname, 'site') }))
  site.post('/session-token', sameOriginOnly, (c) => {
    const member = memberByLogin(state, demoLogins[0]?.loginName ?? '')
    return member ? c.text(issueToken(state, 'session', member.id)) : c.notFound()
  })
  return site
}
