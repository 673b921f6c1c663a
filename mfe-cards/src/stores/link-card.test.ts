import { wire } from '@portal/shared-contracts/testing/wire'
import { demoFreeCards } from '@portal/sandbox/demo'
import { online } from '@portal/sandbox/testing/sandbox-portal'
import { describe, expect, test } from 'vitest'
import { loseResponse, openForm, sessionDraft } from '../testing/demo-member.ts'
import { createLinkCard } from './link-card.ts'

const freeCard = demoFreeCards[0] ?? ''
const grouped = freeCard.replace(/(.{4})/g, '$1 ')

const login = `POST ${wire.prefix}/auth/login`
const details = `GET ${wire.prefix}/v2/accountdetails/`
const activate = 'POST shop/card/activate'

/** The form behind an edge, which says of a foreign card only whether it exists and is free. */
async function openLinkCard(response?: () => Response) {
  const draft = sessionDraft<string>()
  const portal = await openForm(({ api }, onLinked) => createLinkCard(api, onLinked, draft))
  portal.connection.network = (call, forward) =>
    response !== undefined && call.path.includes('accountdetails') ? Promise.resolve(response()) : forward()
  const calls = (): string[] => portal.sent.map(({ call }) => call.replace(/\d{19}$/, ''))
  return { ...portal, draft, calls }
}

describe('linking a card', () => {
  // Rule: cards-7
  test("sends the number without spaces, and the card is the member's", async () => {
    const { form, sent, changes, loadCards } = await openLinkCard()
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toEqual({ status: 'succeeded', result: freeCard })
    expect(form.$typed.get()).toBe('')
    expect(changes.count).toBe(1)
    expect(sent.at(-1)).toEqual({ call: activate, body: { cardCode: freeCard } })
    expect((await loadCards()).map(({ cardCode }) => cardCode)).toContain(freeCard)
  })

  // Rules: cards-8, cards-9
  test.each([
    { typed: ' ', code: 'stringEmpty', calls: 0 },
    { typed: '1234-5678', code: 'stringTooShort', calls: 0 },
    { typed: '1234 5678 9012 3456 78x', code: 'invalidCardCode', calls: 0 },
    { typed: '1234 5678 9012 3456 7890', code: 'invalidCardCode', calls: 0 },
    { typed: '1'.repeat(19), code: 'invalidCardCode', calls: 3 },
    { typed: '1234567890123456789', code: 'already_in_use', calls: 2 },
  ])('the typed number "$typed" fails with $code, and the input is kept', async ({ typed, code, calls }) => {
    const { form, sent } = await openLinkCard()
    form.type(typed)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }], attempt: 1 })
    expect(form.$typed.get()).toBe(typed)
    expect(sent).toHaveLength(calls)
  })

  test('whose response was lost is looked up, and again when the card turns out to be linked', async () => {
    const { form, changes, connection } = await openLinkCard()
    connection.network = loseResponse
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    expect(changes.count).toBe(1)
    connection.network = online
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'already_in_use' }] })
    expect([form.$typed.get(), changes.count]).toEqual([grouped, 2])
  })

  // Rule: cards-10
  test.each([
    { title: 'does not exist', response: { exists: false, free: false }, code: 'card_invalid' },
    { title: 'belongs to another account', response: { exists: true, free: false }, code: 'already_in_use' },
    { title: "is the member's own", response: { accountId: 'ACC-1', status: 'ACTIVE' }, code: 'already_in_use' },
  ])('a card that $title fails with $code before the call that links it', async ({ response, code }) => {
    const { form, calls, draft } = await openLinkCard(() => Response.json(response))
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code, input: 'cardCode' }] })
    expect(calls()).toEqual([login, details])
    expect(await draft.load()).toBe(grouped)
  })

  const down = () => new Response('{"meta":{"success":false},"errorMessage":[{"code":"rateLimited"}]}', { status: 429 })
  test.each([
    { title: 'is free', response: () => Response.json({ exists: true, free: true }) },
    { title: 'may not be asked about', response: down },
    { title: 'is unknown to a provider that is down', response: () => new Response('', { status: 503 }) },
    { title: 'is responseed with another shape', response: () => Response.json([]) },
    { title: 'is responseed with nothing', response: () => new Response('') },
  ])('a card that $title is linked', async ({ response }) => {
    const { form, calls } = await openLinkCard(response)
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toEqual({ status: 'succeeded', result: freeCard })
    expect(calls()).toEqual([login, details, activate])
  })

  test('asks once more with a new loyalty token if the provider has ended the one of the session', async () => {
    const { form, calls, connection } = await openLinkCard()
    connection.loyaltyToken = 'ended'
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(calls()).toEqual([details, login, details, activate])
  })

  test('keeps the typed number for a later page until the card is linked', async () => {
    const { form, draft, api } = await openLinkCard()
    form.type(grouped)
    const later = createLinkCard(api, () => {}, draft)
    await later.restore()
    expect(later.$typed.get()).toBe(grouped)
    const busy = createLinkCard(api, () => {}, draft)
    const restoring = busy.restore()
    busy.type('9')
    await restoring
    expect(busy.$typed.get()).toBe('9')
    form.type(grouped)
    await form.submit()
    expect(await draft.load()).toBe(null)
  })

  test('links once, and the number cannot be changed meanwhile', async () => {
    const { form, calls } = await openLinkCard()
    form.type(grouped)
    const first = form.submit()
    await form.submit()
    form.type('1')
    expect(form.$typed.get()).toBe(grouped)
    await first
    expect(calls()).toEqual([login, details, activate])
  })
})
