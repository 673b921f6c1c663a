import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { endMembership } from '../state/accounts.ts'
import { unlockCard } from '../state/cards.ts'
import { releaseBooking } from '../state/ledger.ts'
import { addMemberInState } from '../state/member-states.ts'
import { memberById } from '../state/members.ts'
import { sentMail, sentMails } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { purchase } from '../state/till.ts'
import { issueToken } from '../state/tokens.ts'
import { FaultSwitch, MemberStateName } from './control-routes.ts'
import { mailPage, sessionTokenPage } from './item-pages.ts'
import { listPage, lists } from './list-pages.ts'
import { overviewPage } from './overview-page.ts'
import { sameOriginOnly } from './same-origin-only.ts'

/** Custom properties of the style sheet: the brand's colour tokens. */
const colors = Object.entries(lightScheme)
  .map(([name, color]) => `--${name}:${color};`)
  .join('')
const sheets = ['console.css', 'tables.css', 'phone.css'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
)
const css = [`:root{${colors}}`, ...sheets].join('\n')

const messages = {
  reset: 'The sandbox has its seed data again.',
  booked: 'The purchase is booked; its points are locked.',
  cardUnknown: 'No active card with this number.',
  amountInvalid: 'The amount must be at least 1 EUR.',
  faults: 'The faults are set.',
  notice: 'The notice is saved.',
  released: 'The points are released.',
  added: 'The member is the last one in the list.',
  unlocked: 'The card is active again.',
  notLocked: 'No locked card with this number.',
  ended: 'The membership has ended.',
  noMembership: 'There is no membership to end.',
}

/** The console: HTML pages that show and change the state. */
export function consoleRoutes(state: SandboxState): Hono {
  const pages = new Hono()
  pages.get('/', (c) => c.html(overviewPage(state, messageOf(c))))
  for (const [path, list] of Object.entries(lists))
    pages.get(path, (c) => c.html(listPage(state, path, list, messageOf(c))))
  pages.get('/outbox.json', (c) => c.json(sentMails(state, c.req.query('to'))))
  pages.get('/outbox/:id', (c) => {
    const mail = sentMail(state, Number(c.req.param('id')))
    return mail ? c.html(mailPage(mail)) : c.notFound()
  })
  pages.get('/console.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
  addForms(pages, state)
  return pages
}

function addForms(pages: Hono, state: SandboxState): void {
  pages.on('POST', '/*', sameOriginOnly)
  pages.post('/reset', (c) => {
    state.reset()
    return back(c, '/', 'reset')
  })
  pages.post('/purchase', async (c) => {
    const form = await c.req.parseBody()
    return back(c, '/', purchase(state, String(form['cardCode']), numberOf(form['amount'])).kind)
  })
  pages.post('/notice', async (c) => {
    state.settings.set('portal.notice', String((await c.req.parseBody())['value']).trim())
    return back(c, '/', 'notice')
  })
  pages.post('/faults', async (c) => {
    const { call, fault, seconds = '5' } = await c.req.parseBody()
    const form = v.safeParse(FaultSwitch, { call, fault: fault === '' ? null : fault, seconds: numberOf(seconds) })
    if (!form.success) return c.text(v.summarize(form.issues), 400)
    const { output } = form
    state.faults.set(output.call, output.fault && { kind: output.fault, seconds: output.seconds })
    return back(c, '/', 'faults')
  })
  pages.post('/bookings/:id/release', (c) => {
    releaseBooking(state, Number(c.req.param('id')))
    return back(c, '/bookings', 'released')
  })
  pages.post('/members', async (c) => {
    const name = v.safeParse(MemberStateName, (await c.req.parseBody())['state'])
    if (!name.success) return c.text(v.summarize(name.issues), 400)
    addMemberInState(state, name.output)
    return back(c, '/members', 'added')
  })
  pages.post('/cards/:cardCode/unlock', (c) =>
    back(c, '/members', unlockCard(state, c.req.param('cardCode')) ? 'unlocked' : 'notLocked'),
  )
  pages.post('/members/:id/end', (c) =>
    back(c, '/members', endMembership(state, Number(c.req.param('id'))) ? 'ended' : 'noMembership'),
  )
  pages.post('/members/:id/session-token', (c) => {
    const member = memberById(state, Number(c.req.param('id')))
    return member
      ? c.html(sessionTokenPage(state.portalOrigin, member, issueToken(state, 'session', member.id)))
      : c.notFound()
  })
}

/** A number with a decimal point or comma. */
const numberOf = (typed: unknown): number => Number(String(typed).replace(',', '.'))

const back = (c: Context, path: string, message: keyof typeof messages): Response =>
  c.redirect(`${path}?message=${message}`, 303)

const messageOf = (c: Context): string | undefined =>
  Object.entries(messages).find(([name]) => name === c.req.query('message'))?.[1]
