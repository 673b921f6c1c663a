import { Hono } from 'hono'
import { sentMails } from '../state/outbox.ts'
import type { SandboxState } from '../state/state.ts'

export function consoleRoutes(state: SandboxState): Hono {
  const pages = new Hono()
  pages.get('/outbox.json', c => c.json(sentMails(state, c.req.query('to'))))
  return pages
}
