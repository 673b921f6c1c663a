import { demoFreeCards } from '@delikaterie/sandbox/demo'
import { describe, expect, test } from 'vitest'
import { openForm } from '../testing/demo-member.ts'
import { createLinkCard } from './link-card.ts'

const freeCard = demoFreeCards[0] ?? ''
const grouped = freeCard.replace(/(.{4})/g, '$1 ')

const openLinkCard = () => openForm(({ api }, onLinked) => createLinkCard(api, onLinked))

describe('linking a card', () => {
  test("sends the number without spaces, and the card is the member's", async () => {
    const { form, sent, changes, loadCards } = await openLinkCard()
    form.type(grouped)
    await form.submit()
    expect(form.$state.get()).toEqual({ status: 'succeeded', result: freeCard })
    expect(form.$typed.get()).toBe('')
    expect(changes.count).toBe(1)
    expect(sent).toEqual([{ call: 'POST shop/card/activate', body: { cardCode: freeCard } }])
    expect((await loadCards()).map(({ cardCode }) => cardCode)).toContain(freeCard)
  })

  test.each([
    { typed: ' ', code: 'stringEmpty', calls: 0 },
    { typed: '1234-5678', code: 'stringTooShort', calls: 0 },
    { typed: '1234 5678 9012 3456 78x', code: 'invalidCardCode', calls: 0 },
    { typed: '1'.repeat(19), code: 'invalidCardCode', calls: 1 },
    { typed: '1234567890123456789', code: 'already_in_use', calls: 1 },
    { typed: '9876543210987654321', code: 'card_invalid', calls: 1 },
  ])('the typed number "$typed" fails with $code, and the input is kept', async ({ typed, code, calls }) => {
    const { form, sent } = await openLinkCard()
    form.type(typed)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }], attempt: 1 })
    expect(form.$typed.get()).toBe(typed)
    expect(sent).toHaveLength(calls)
  })

  test('sends one request, and the number cannot be changed meanwhile', async () => {
    const { form, sent } = await openLinkCard()
    form.type(grouped)
    const first = form.submit()
    await form.submit()
    form.type('1')
    expect(form.$typed.get()).toBe(grouped)
    await first
    expect(sent).toHaveLength(1)
  })
})
