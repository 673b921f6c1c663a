import type { Card } from '@portal/shared-contracts/calls'
import { isWithoutResponse } from '@portal/page-library/api'
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
import { useEffect, useState } from 'react'
import { hasBarcode } from '../domain/barcode.ts'
import { firstActiveCard } from '../domain/cards.ts'
import type { StoredCard } from '../domain/stored-card.ts'
import { memberCard, t } from '../messages/digital-card.ts'
import { $memberName, memberCards, storedCardOfMember } from '../stores/portal.ts'
import { Barcode } from '../ui/barcode.tsx'
import * as css from './member-card.module.css'

/** The member's first active card with its barcode, for scanning at the till. */
function MemberCard() {
  const [cards] = useState(memberCards)
  const state = useStore(cards.$state)
  // After another failure the list may hold a card that is locked, which the stored card does not know.
  const stored = useStoredCard(state.status === 'failed' && isWithoutResponse(state.code))
  return <MemberCardOf state={state} stored={stored} name={useStore($memberName)} onRetry={cards.refresh} />
}
export { MemberCard as Component }

/** The digital card of this device once it is needed and read; null without one. */
function useStoredCard(isNeeded: boolean): StoredCard | null {
  const [card, setCard] = useState<StoredCard | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const show = (read: StoredCard | null): void => {
      if (isCurrent) setCard(read)
    }
    storedCardOfMember().then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return isNeeded ? card : null
}

type MemberCardProps = {
  state: ResourceState<readonly Card[]>
  /** Stands in for a list that cannot be loaded. */
  stored: StoredCard | null
  name: string
  onRetry: () => Promise<void>
}

/** The card in each state of the list; a placeholder stands where it has no picture. */
export function MemberCardOf({ state, stored, name, onRetry }: MemberCardProps) {
  if (state.status === 'loading') {
    return (
      <div className={css.card}>
        <Loading text={memberCard.loading} shape="box" className={css.skeleton} />
      </div>
    )
  }
  if (state.status === 'failed' && stored !== null && stored.chosen !== '') {
    return <CardWithCode cardCode={stored.chosen} name={stored.name} note={t.savedAt(stored.savedAt)} />
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
  return <CardWithCode cardCode={card.cardCode} name={name} />
}

type CardWithCodeProps = {
  cardCode: string
  name: string
  /** When the card was stored, for one that could not be loaded. */
  note?: string
}

function CardWithCode({ cardCode, name, note }: CardWithCodeProps) {
  const numberAndLink = (
    <span className={css.numberAndLink}>
      <span translate="no">{groupCardCode(cardCode)}</span>
      {note && <output className={css.note}>{note}</output>}
      <DigitalCardLink />
    </span>
  )
  return (
    <CustomerCard wordmark={t.wordmark} name={name} number={numberAndLink} className={css.card}>
      {hasBarcode(cardCode) ? (
        <Barcode digits={cardCode} label={t.barcode(cardCode)} />
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
