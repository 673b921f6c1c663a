import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { SandboxState } from '../state/sandbox-state.ts'
import { contentOf } from '../wallet/apple/pass.ts'
import { PassRefused } from '../wallet/apple/pass-refused.ts'
import { keptPasses } from '../wallet/apple/phone-store.ts'
import type { Phone } from '../wallet/apple/phone.ts'
import { eventsOf } from '../wallet/events.ts'
import { passesOf } from '../wallet/google/google-passes.ts'
import { phonePage } from './phone-page.ts'

const script = readFileSync(new URL('phone.js', import.meta.url), 'utf8')

/** The console's phone: its page, its forms, and what it has as JSON. */
export function phoneRoutes(state: SandboxState, phone: Phone): Hono {
  const pages = new Hono()
  pages.get('/phone', (c) => c.html(phonePage(state)))
  pages.get('/phone.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  pages.get('/control/phone', (c) =>
    c.json({
      apple: { passes: keptPasses(state).map(({ file }) => contentOf(file)), events: eventsOf(state, 'apple') },
      google: {
        passes: passesOf(state, 'loyaltyObject'),
        classes: passesOf(state, 'loyaltyClass'),
        events: eventsOf(state, 'google'),
      },
    }),
  )
  pages.post('/phone', async (c) => {
    const { pass } = await c.req.parseBody()
    if (!(pass instanceof File)) return c.text('The form has no file "pass".', 400)
    try {
      await phone.add(new Uint8Array(await pass.arrayBuffer()))
      return c.redirect('/phone', 303)
    } catch (error) {
      if (!(error instanceof PassRefused)) throw error
      return c.html(phonePage(state, error.message), 422)
    }
  })
  pages.post('/phone/remove', async (c) => {
    const { passTypeIdentifier, serialNumber } = await c.req.parseBody()
    await phone.remove(String(passTypeIdentifier), String(serialNumber))
    return c.redirect('/phone', 303)
  })
  pages.post('/phone/update', async (c) => {
    await phone.fetchAll()
    return c.redirect('/phone', 303)
  })
  return pages
}
