import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { CustomerCard } from '@delikaterie/shared-ui/customer-card'
import type { Elements } from '@delikaterie/shared-ui/elements'
import { RetryButton } from '@delikaterie/shared-ui/retry-notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { hasBarcode } from '../domain/barcode.ts'
import { firstActiveCard } from '../domain/cards.ts'
import { memberCard as t } from '../messages/digital-card.ts'
import { $memberName, memberCards } from '../stores/portal.ts'
import { Barcode } from '../ui/barcode.tsx'
import * as css from './member-card.module.css'

/** The member's first active card with its barcode, for scanning at the till. */
function MemberCard() {
  const [cards] = useState(memberCards)
  const state = useStore(cards.$state)
  const name = useStore($memberName)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed') {
    return (
      <Plain text={t.failed}>
        <RetryButton variant="outline" onRetry={cards.refresh}>
          {t.retry}
        </RetryButton>
        {/* The card that was shown before is kept on the device. */}
        <DigitalCardLink />
      </Plain>
    )
  }
  const card = firstActiveCard(state.value)
  if (card === null) {
    return (
      <Plain text={t.none}>
        <Link to={paths.cards} className={buttonClass('outline')}>
          {t.toCards}
        </Link>
      </Plain>
    )
  }
  return (
    <CustomerCard
      wordmark={t.wordmark}
      name={name}
      number={<NumberAndLink cardCode={card.cardCode} />}
      className={css.card}
    >
      {hasBarcode(card.cardCode) && <Barcode digits={card.cardCode} label={t.barcode(card.cardCode)} />}
    </CustomerCard>
  )
}
export { MemberCard as Component }

/** The number, and the way to the card that fills the screen. */
function NumberAndLink({ cardCode }: { cardCode: string }) {
  return (
    <span className={css.numberAndLink}>
      <span translate="no">{groupCardCode(cardCode)}</span>
      <DigitalCardLink />
    </span>
  )
}

/** Without the router: the card is a document of its own, which also opens without a network. */
const DigitalCardLink = () => (
  <Link to={paths.digitalCard} target="_self" className={css.link}>
    {t.toDigitalCard}
  </Link>
)

function Loading() {
  return (
    <div className={css.card}>
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <Skeleton shape="box" className={css.skeleton} />
    </div>
  )
}

/** A card of the same size with a text instead of a number. */
function Plain({ text, children }: { text: string; children: Elements }) {
  return (
    <CustomerCard wordmark={t.wordmark} className={css.card}>
      <div className={css.plain}>
        <p>{text}</p>
        {children}
      </div>
    </CustomerCard>
  )
}
