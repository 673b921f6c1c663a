import { CardPlaceholderIcon } from '@portal/shared-ui/icons/card-placeholder-icon'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { footer } from '@portal/page-library/messages/footer'
import { atom } from 'nanostores'
import { t } from '../messages/digital-card.ts'
import { CardTable } from '../pages/cards/table.tsx'
import { FullScreenCard } from '../pages/digital-card/full-screen.tsx'
import { MemberCardOf } from '../pages/member-card.tsx'
import type { StoredCard } from '../domain/stored-card.ts'
import type { DigitalCardState } from '../stores/digital-card.ts'

const outline = /<rect[^>]*>/.exec(renderToStaticMarkup(<CardPlaceholderIcon />))?.[0] ?? ''
const html = (element: ReactElement) => renderToStaticMarkup(element)
const card = (cardCode: string) => ({ cardCode, status: 'ACTIVE', action: '' })
const number = '1234567890123456789'

const memberCard = (cards: string[] | null, kept: StoredCard | null = null) =>
  html(
    <MemberCardOf
      state={
        cards === null
          ? { status: 'failed', code: 'failed' }
          : { status: 'ready', value: cards.map(card), refreshing: false }
      }
      stored={kept}
      name="Marlene Abel"
      onRetry={async () => {}}
    />,
  )
const fullScreen = (state: DigitalCardState) =>
  html(
    <FullScreenCard
      wallets={null}
      store={{
        $state: atom(state),
        open: async () => {},
        choose: async () => {},
        follow: async () => {},
        hide: () => {},
      }}
    />,
  )
const storedCard = (chosen: string): StoredCard => ({
  mark: 'M1',
  accountId: 'ACC-1',
  name: 'Marlene Abel',
  cardCodes: [number],
  chosen,
  savedAt: 1,
})
const stored = (chosen: string): DigitalCardState => ({ status: 'card', card: storedCard(chosen), coupons: null })

// Rule: public-pages-54
test.each([
  { title: 'no active card', shown: memberCard([]), expected: true },
  { title: 'a list that did not load', shown: memberCard(null), expected: true },
  { title: 'neither a list nor a stored number', shown: memberCard(null, storedCard('')), expected: true },
  { title: 'a stored card where the list did not load', shown: memberCard(null, storedCard(number)), expected: false },
  { title: 'a number without a barcode', shown: memberCard(['12ä']), expected: true },
  { title: 'a barcode', shown: memberCard([number]), expected: false },
  { title: 'no number yet', shown: html(<CardTable cards={[card('')]} onLock={() => {}} />), expected: true },
  { title: 'a number', shown: html(<CardTable cards={[card(number)]} onLock={() => {}} />), expected: false },
  { title: 'no card on the whole screen', shown: fullScreen(stored('')), expected: true },
  { title: 'no barcode on the whole screen', shown: fullScreen(stored('12ä')), expected: true },
  { title: 'a barcode on the whole screen', shown: fullScreen(stored(number)), expected: false },
])('with $title the placeholder stands in place of the card: $expected', ({ shown, expected }) => {
  expect(shown.includes(outline)).toBe(expected)
})

// Rule: cards-37
test('a stored card in place of a list that did not load says when it was stored', () => {
  expect(memberCard(null, storedCard(number))).toContain(t.savedAt(1))
  expect(memberCard([number], storedCard(number))).not.toContain(t.savedAt(1))
})

test('only a barcode is asked to be shown at the till', () => {
  expect([fullScreen(stored(number)).includes(t.hint), fullScreen(stored('12ä')).includes(t.hint)]).toEqual([
    true,
    false,
  ])
})

// Rule: cards-19
test.each<DigitalCardState>([{ status: 'opening' }, { status: 'missing', reason: 'offline' }, stored(number)])(
  'the digital card has the footer of every page: $status',
  (state) => {
    // In Berlin the next year has begun.
    vi.useFakeTimers({ now: new Date('2030-12-31T23:30:00Z') })
    const shown = fullScreen(state)
    vi.useRealTimers()
    expect(shown).toContain(footer.copyright('2031'))
    for (const { label, to } of footer.links) expect(shown).toMatch(new RegExp(`href="${to}"[^>]*>${label}</a>`))
  },
)
