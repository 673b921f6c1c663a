import { Hono, type Context } from 'hono'
import { keysOf } from '@portal/shared-contracts/records'
import * as v from 'valibot'
import { readJson } from '../routes/mount.ts'
import { cardsOf } from '../state/cards.ts'
import { faultKinds, faultTargets } from '../state/faults.ts'
import { balanceOf, releaseBooking } from '../state/ledger.ts'
import { addMemberInState, memberStates } from '../state/member-states.ts'
import { allMembers, userDataOf } from '../state/members.ts'
import { allOrders } from '../state/orders.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { purchase } from '../state/till.ts'
import { allWithdrawals } from '../state/withdrawals.ts'
import { issueToken } from '../state/tokens.ts'
import { sameOriginOnly } from './same-origin-only.ts'

/** Switches a fault of a call or backend on, or off with null. */
export const FaultSwitch = v.object({
  call: v.picklist(faultTargets),
  fault: v.nullable(v.picklist(faultKinds)),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600)), 5),
})

/** The name of a state in which a member can be added. */
export const MemberStateName = v.picklist(keysOf(memberStates))

/** JSON routes for browser tests: faults, reset, state, members in a state, and purchases. */
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
  control.get('/withdrawals', (c) => c.json(allWithdrawals(state)))
  control.get('/faults', (c) => c.json(state.faults.list()))
  control.post('/reset', (c) => {
    state.reset()
    return c.json({ done: true })
  })
  accept(control, '/faults', FaultSwitch, (c, { call, fault, seconds }) => {
    state.faults.set(call, fault && { kind: fault, seconds })
    return c.json(state.faults.list())
  })
  accept(control, '/purchase', v.object({ cardCode: v.string(), amount: v.number() }), (c, { cardCode, amount }) => {
    const outcome = purchase(state, cardCode, amount)
    return c.json(outcome, outcome.kind === 'booked' ? 200 : 400)
  })
  accept(control, '/release', v.object({ bookingId: v.number() }), (c, { bookingId }) =>
    c.json({ released: releaseBooking(state, bookingId) }),
  )
  accept(control, '/config', v.object({ item: v.string(), value: v.string() }), (c, { item, value }) => {
    state.settings.set(item, value)
    return c.json({ item, value })
  })
  accept(control, '/member-state', v.object({ state: MemberStateName }), (c, { state: name }) =>
    c.json({ loginName: addMemberInState(state, name) }),
  )
  accept(control, '/session-token', v.object({ loginName: v.string() }), (c, body) => {
    const member = allMembers(state).find(({ loginName }) => loginName === body.loginName)
    return member
      ? c.json({ sessionToken: issueToken(state, 'session', member.id) })
      : c.json({ error: 'No such member' }, 400)
  })
  return control
}

/** Adds a route for bodies of one schema; others are 400. */
function accept<Schema extends v.GenericSchema>(
  control: Hono,
  path: string,
  schema: Schema,
  handle: (c: Context, body: v.InferOutput<Schema>) => Response,
): void {
  control.post(path, async (c) => {
    const body = v.safeParse(schema, await readJson(c.req))
    return body.success ? handle(c, body.output) : c.json({ error: v.summarize(body.issues) }, 400)
  })
}
