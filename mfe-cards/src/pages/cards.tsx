import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { brand } from '@portal/shared-contracts/brand/brand'
import { ButtonLink } from '@portal/page-library/navigation/links'
import * as paths from '@portal/shared-contracts/paths'
import { CustomerCardBackIcon, CustomerCardFrontIcon } from '@portal/shared-ui/icons/artwork-icons'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PagePart } from '@portal/shared-ui/layout/page-parts'
import { PartLink } from '@portal/shared-ui/layout/part-link'
import { PartsWithAside } from '@portal/shared-ui/layout/parts-with-aside'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { partIds } from '../domain/cards.ts'
import { aside as asideTexts, link, order as orderTexts, t } from '../messages/cards.ts'
import { heroes } from '../messages/heroes.ts'
import type { CardsStore } from '../stores/cards.ts'
import type { LockCardStore } from '../stores/lock-card.ts'
import { lockCardDialog, memberCards, orderCardForm } from '../stores/portal.ts'
import * as css from './cards.module.css'
import { LinkCard } from './cards/link-card.tsx'
import { LockCard } from './cards/lock-card.tsx'
import { OrderCard } from './cards/order-card.tsx'
import { CardTable } from './cards/table.tsx'
import { SaveInWallet } from './cards/save-in-wallet.tsx'
import { Component as MemberCard } from './member-card.tsx'

/** The member's cards: the list, linking a card and ordering one. */
function CardsPage() {
  const [cards] = useState(memberCards)
  const [dialog] = useState(lockCardDialog)
  const [order] = useState(orderCardForm)
  return (
    <>
      <PageHero compact {...heroOf(paths.cards, heroes.cards)} />
      <PartsWithAside label={asideTexts.label} aside={<Aside />} below={<Help />}>
        <PagePart>
          <h2 id={partIds.list} tabIndex={-1}>
            {t.listTitle}
          </h2>
          <LockCard dialog={dialog} order={order} />
          <Cards cards={cards} dialog={dialog} />
          {/* In every state, so that nothing below moves when the list arrives. */}
          {/* Without the router: the card is a document of its own, which also opens without a network. */}
          <ButtonLink to={paths.digitalCard} target="_self" variant="outline" className={css.toDigitalCard}>
            {t.toDigitalCard}
          </ButtonLink>
        </PagePart>
        <PagePart>
          <h2>{link.title}</h2>
          <p>{link.lead}</p>
          <LinkCard dialog={dialog} />
        </PagePart>
        {/* Below what is seen first: its height depends on the number of cards. */}
        <SaveInWallet cards={cards} />
        <PagePart>
          <h2 id={partIds.order} tabIndex={-1}>
            {orderTexts.title}
          </h2>
          <p>{orderTexts.lead}</p>
          <div className={css.faces}>
            <CustomerCardFrontIcon size={92} title={orderTexts.front} />
            <CustomerCardBackIcon size={92} title={orderTexts.back} />
          </div>
          <OrderCard form={order} />
        </PagePart>
      </PartsWithAside>
    </>
  )
}
export { CardsPage as Component }

function Cards({ cards, dialog }: { cards: CardsStore; dialog: LockCardStore }) {
  const state = useStore(cards.$state)
  switch (state.status) {
    case 'loading':
      return <Loading text={t.loading} textClass={css.count} shape="box" className={css.skeleton} />
    case 'failed':
      return <RetryNotice text={t.errorLoading} retry={t.retry} onRetry={cards.refresh} />
    case 'ready':
      return (
        <>
          <output className={css.count}>{t.count(state.value.length)}</output>
          {state.value.length === 0 ? (
            <Notice>{t.none}</Notice>
          ) : (
            <CardTable cards={state.value} onLock={(cardCode) => void dialog.open(cardCode)} />
          )}
        </>
      )
  }
}

/** Beside the list: the card that home and the digital card show, and help. */
function Aside() {
  return (
    <>
      <section className={css.main}>
        <h2 className={css.mainTitle}>{asideTexts.mainTitle}</h2>
        <MemberCard />
      </section>
      <Help />
    </>
  )
}

/** Help with the cards: beside them, on narrow screens below them. */
const Help = () => (
  <HelpPanel title={asideTexts.helpTitle} text={asideTexts.helpText} contact={brand.contact}>
    <PartLink to={partIds.list}>{asideTexts.toList}</PartLink>
  </HelpPanel>
)
