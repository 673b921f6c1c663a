import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { allWithdrawals } from '../state/withdrawals.ts'
import { createTestClient, testNow } from '../testing/test-client.ts'

const withdrawal = {
  withdrawalId: 'withdrawal-0123456789',
  name: 'Marlene Abel',
  contract: '100001',
  email: 'a@b.example',
  details: '',
}
const receivedAt = testNow.toISOString()
const receiptSubject = sieOrDu('Eingang Ihres Widerrufs', 'Eingang Deines Widerrufs')

// Rules: promises-16, rewards-and-orders-46
test('a withdrawal needs no login and is confirmed by e-mail with date, time and content', async () => {
  const { call, state } = createTestClient()
  expect(await call('POST', 'withdrawal', { ...withdrawal, details: 'Das Öl\nist ausgelaufen.' })).toMatchObject({
    meta: { success: true },
    content: { receivedAt },
  })
  const [mail] = sentMails(state, 'a@b.example')
  expect(mail).toMatchObject({ kind: 'withdrawal', subject: receiptSubject })
  for (const content of [
    'Freitag, 20.\u00a0November\u00a02026 um 12:00\u00a0Uhr',
    'Name: Marlene Abel',
    'Vertrag: 100001',
    'E-Mail-Adresse: a@b.example',
    'Das Öl\nist ausgelaufen.',
  ])
    expect(mail?.text).toContain(content)
})

test('a withdrawal that is sent again keeps its time and sends no second receipt', async () => {
  const { call, state, advance } = createTestClient()
  await call('POST', 'withdrawal', withdrawal)
  advance(60_000)
  expect(await call('POST', 'withdrawal', withdrawal)).toMatchObject({ content: { receivedAt } })
  expect(allWithdrawals(state)).toEqual([{ ...withdrawal, receivedAt }])
  expect(sentMails(state)).toHaveLength(1)
})

test('markup stands in the receipt as it was typed, and in the console as text', async () => {
  const { call, send, state } = createTestClient()
  const hostile = '<script>alert(1)</script>'
  await call('POST', 'withdrawal', { ...withdrawal, name: hostile, contract: hostile, details: hostile })
  const [mail] = sentMails(state)
  expect(mail).toMatchObject({ to: 'a@b.example', subject: receiptSubject })
  expect(mail?.text).toContain(`Name: ${hostile}`)
  for (const page of ['withdrawals', 'outbox', `outbox/${mail?.id}`]) {
    const html = await (await send('GET', page)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain(page === 'outbox' ? receiptSubject : '&lt;script&gt;')
  }
})

test('a withdrawal with a second line in the name is malformed', async () => {
  const { send, state } = createTestClient()
  expect((await send('POST', 'withdrawal', { ...withdrawal, name: 'A\r\nBcc: x@y.example' })).status).toBe(400)
  expect([allWithdrawals(state), sentMails(state)]).toEqual([[], []])
})
