import { accountDetails } from '@portal/shared-contracts/calls'
import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { findCard, lockCard } from '../state/cards.ts'
import { demoPassword } from '../state/demo-members.ts'
import { memberByLogin } from '../state/members.ts'
import { sendMail, sentMails } from '../state/outbox.ts'
import { balanceOf } from '../state/ledger.ts'
import { createTestClient, errorsOf } from '../testing/test-client.ts'

/** A sandbox and the submission of a form of its console. */
function createConsole() {
  const client = createTestClient()
  const submit = (path: string, fields: Record<string, string>, origin = 'http://localhost') =>
    client.app.request(`http://localhost/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
    })
  return { ...client, submit }
}

test.each(['', 'outbox', 'members', 'orders', 'withdrawals', 'bookings'])('/%s is a page', async (path) => {
  const response = await createTestClient().send('GET', path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</main>')
})

test('an e-mail is shown with links and with escaped markup', async () => {
  const { send, state } = createTestClient()
  sendMail(state, {
    kind: 'order',
    to: 'a@b.example',
    subject: 'Hallo',
    text: '<script>alert(1)</script>\n\nhttp://portal.test/?a=1&b=2',
  })
  const id = sentMails(state)[0]?.id
  const page = await (await send('GET', `outbox/${id}`)).text()
  expect(page).toContain('href="http://portal.test/?a=1&amp;b=2"')
  expect(page).not.toContain('<script>')
})

test('the outbox as JSON can be filtered by address', async () => {
  const { send, state } = createTestClient()
  for (const to of ['a@b.example', 'c@d.example']) sendMail(state, { kind: 'order', to, subject: to, text: to })
  expect(await (await send('GET', 'outbox.json?to=a@b.example')).json()).toMatchObject([{ to: 'a@b.example' }])
})

test('a purchase books locked points, also with a decimal comma', async () => {
  const { submit, state } = createConsole()
  const response = await submit('purchase', { cardCode: '1234 5678 9012 3456 789', amount: '42,50' })
  expect(response.headers.get('location')).toBe('/?message=booked')
  expect(balanceOf(state, 'ACC-1')).toEqual({ points: 4321, lockedPoints: 162 })
})

test('rejects forms of other origins', async () => {
  const { submit, state } = createConsole()
  const response = await submit('purchase', { cardCode: '1234567890123456789', amount: '42' }, 'http://evil.example')
  expect(response.status).toBe(403)
  expect(balanceOf(state, 'ACC-1').lockedPoints).toBe(120)
})

test('the notice is in the response of the configuration call', async () => {
  const { submit, call } = createConsole()
  await submit('notice', { value: 'Heute bis 22 Uhr' })
  expect(await call('GET', 'shop/config?item=portal.notice')).toMatchObject({
    content: { item: 'portal.notice', value: 'Heute bis 22 Uhr' },
  })
})

const cardCode = '1234567890123456789'

test('customer service unlocks a locked card, and no other', async () => {
  const { submit, state, send } = createConsole()
  const unlock = async () => (await submit(`cards/${cardCode}/unlock`, {})).headers.get('location')
  expect(await unlock()).toBe('/members?message=notLocked')
  lockCard(state, cardCode, 'ACC-1')
  expect(await (await send('GET', 'members')).text()).toContain(`action="/cards/${cardCode}/unlock"`)
  expect(await unlock()).toBe('/members?message=unlocked')
  expect(findCard(state, cardCode)?.status).toBe('ACTIVE')
  expect(await (await send('GET', 'members')).text()).not.toContain('unlock')
})

test('an ended membership has no card, no session and no login any more', async () => {
  const { submit, state, send, call, login, loyaltyLogin } = createConsole()
  const session = await login()
  const { id } = memberByLogin(state, demoEmail('mitglied')) ?? {}
  const end = async () => (await submit(`members/${id}/end`, {})).headers.get('location')
  const details = async () => {
    const headers = { ...(await loyaltyLogin()), 'id-type': accountDetails.idType }
    return (await send('GET', `${wire.prefix}/v2/accountdetails/${cardCode}`, undefined, headers)).status
  }
  expect(await details()).toBe(200)
  expect(await end()).toBe('/members?message=ended')
  expect(await details()).toBe(404)
  expect((await send('GET', 'shop/card', undefined, session)).status).toBe(401)
  const again = { loginName: demoEmail('mitglied'), password: demoPassword, rememberMe: true }
  expect(errorsOf(await call('POST', 'shop/user/login', again))).toEqual(['accountTerminated loginName'])
  expect(await end()).toBe('/members?message=noMembership')
})
