import { Hono } from 'hono'
import * as v from 'valibot'
import { cardsOf } from '../state/cards.ts'
import { faultKinds } from '../state/faults.ts'
import { balanceOf, releaseBooking } from '../state/ledger.ts'
import { allMembers, userDataOf } from '../state/members.ts'
import { allOrders } from '../state/orders.ts'
import { sentMails } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { purchase } from '../state/till.ts'
import { issueToken } from '../state/tokens.ts'
import { faultTargets } from './fault-targets.ts'
import { sameOriginOnly } from './same-origin-only.ts'

const FaultSwitch = v.object({
  call: v.picklist(faultTargets),
  fault: v.nullable(v.picklist(faultKinds)),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600)), 5),
})
const TillReceipt = v.object({ cardCode: v.string(), amount: v.number() })
const Release = v.object({ bookingId: v.number() })
const Notice = v.object({ item: v.string(), value: v.string() })
const SessionTokenRequest = v.object({ loginName: v.string() })

/** JSON routes for browser tests: faults, reset, state, and purchases. */
export function controlRoutes(state: SandboxState): Hono {
  const control = new Hono()
  control.use(sameOriginOnly)
  control.get('/members', (c) =>
    c.json(
      allMembers(state).map((member) => ({
        ...userDataOf(state, member),
        status: member.status,
        accountId: member.accountId,
        ...(member.accountId !== null && {
          ...balanceOf(state, member.accountId),
          cards: cardsOf(state, member.accountId),
        }),
      })),
    ),
  )
  control.get('/orders', (c) => c.json(allOrders(state)))
  control.get('/outbox', (c) => c.json(sentMails(state, c.req.query('to'))))
  control.get('/faults', (c) => c.json(state.faults.list()))
  control.post('/reset', (c) => {
    state.reset()
    return c.json({ done: true })
  })
  control.post('/faults', async (c) => {
    const body = v.safeParse(FaultSwitch, await readJson(c.req))
    if (!body.success) return c.json({ error: v.summarize(body.issues) }, 400)
    const { call, fault, seconds } = body.output
    state.faults.set(call, fault && { kind: fault, seconds })
    return c.json(state.faults.list())
  })
  control.post('/purchase', async (c) => {
    const receipt = v.safeParse(TillReceipt, await readJson(c.req))
    if (!receipt.success) return c.json({ error: v.summarize(receipt.issues) }, 400)
    const outcome = purchase(state, receipt.output.cardCode, receipt.output.amount)
    return c.json(outcome, outcome.kind === 'booked' ? 200 : 400)
  })
  control.post('/release', async (c) => {
    const body = v.safeParse(Release, await readJson(c.req))
    return body.success
      ? c.json({ released: releaseBooking(state, body.output.bookingId) })
      : c.json({ error: 'bookingId is a number' }, 400)
  })
  control.post('/config', async (c) => {
    const body = v.safeParse(Notice, await readJson(c.req))
    if (!body.success) return c.json({ error: v.summarize(body.issues) }, 400)
    state.settings.set(body.output.item, body.output.value)
    return c.json(body.output)
  })
  control.post('/session-token', async (c) => {
    const body = v.safeParse(SessionTokenRequest, await readJson(c.req))
    const member = allMembers(state).find(({ loginName }) => body.success && loginName === body.output.loginName)
    return member
      ? c.json({ sessionToken: issueToken(state, 'session', member.id) })
      : c.json({ error: 'No such member' }, 400)
  })
  return control
}

async function readJson(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
