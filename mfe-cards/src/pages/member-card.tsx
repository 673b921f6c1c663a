import type { Card } from '@portal/shared-contracts/calls'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { CardPlaceholderIcon } from '@portal/shared-ui/icons/card-placeholder-icon'
import { CustomerCard } from '@portal/shared-ui/artwork/customer-card'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { RetryButton } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { hasBarcode } from '../domain/barcode.ts'
import { firstActiveCard } from '../domain/cards.ts'
import { memberCard, t } from '../messages/digital-card.ts'
import { $memberName, memberCards } from '../stores/portal.ts'
import { Barcode } from '../ui/barcode.tsx'
import * as css from './member-card.module.css'

/** The member's first active card with its barcode, for scanning at the till. */
function MemberCard() {
  const [cards] = useState(memberCards)
  return <MemberCardOf state={useStore(cards.$state)} name={useStore($memberName)} onRetry={cards.refresh} />
}
export { MemberCard as Component }

type MemberCardProps = { state: ResourceState<readonly Card[]>; name: string; onRetry: () => Promise<void> }

/** The card in each state of the list; a placeholder stands where it has no picture. */
export function MemberCardOf({ state, name, onRetry }: MemberCardProps) {
  if (state.status === 'loading') {
    return (
      <div className={css.card}>
        <Loading text={memberCard.loading} shape="box" className={css.skeleton} />
      </div>
    )
  }
  if (state.status === 'failed') {
    return (
      <Plain text={memberCard.failed}>
        <RetryButton variant="outline" onRetry={onRetry}>
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
        <ButtonLink to={paths.cards} variant="outline">
          {memberCard.toCards}
        </ButtonLink>
      </Plain>
    )
  }
  const numberAndLink = (
    <span className={css.numberAndLink}>
      <span translate="no">{groupCardCode(card.cardCode)}</span>
      <DigitalCardLink />
    </span>
  )
  return (
    <CustomerCard wordmark={t.wordmark} name={name} number={numberAndLink} className={css.card}>
      {hasBarcode(card.cardCode) ? (
        <Barcode digits={card.cardCode} label={t.barcode(card.cardCode)} />
      ) : (
        <CardPlaceholderIcon size={56} />
      )}
    </CustomerCard>
  )
}

/** Without the router: the card is a document of its own, which also opens without a network. */
const DigitalCardLink = () => (
  <Link to={paths.digitalCard} target="_self" className={css.link}>
    {memberCard.toDigitalCard}
  </Link>
)

/** A card of the same size with a placeholder and a text instead of barcode and number. */
function Plain({ text, children }: { text: string; children: Elements }) {
  return (
    <CustomerCard wordmark={t.wordmark} className={css.card}>
      <div className={css.plain}>
        <CardPlaceholderIcon size={56} />
        <p>{text}</p>
        {children}
      </div>
    </CustomerCard>
  )
}
