import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/cards.ts'
import type { CardsModel } from '../stores/cards.ts'
import { memberCards } from '../stores/portal.ts'
import { CardTable } from './card-table.tsx'
import * as css from './cards.module.css'

/** The member's cards (spec §2, Karten). */
export function CardsPage() {
  const [cards] = useState(memberCards)
  return (
    <>
      <PageHero compact title={t.title} lead={t.lead} />
      <Container className={css.page}>
        <section className={css.part}>
          <h2>{t.listTitle}</h2>
          <Cards cards={cards} />
        </section>
      </Container>
    </>
  )
}

function Cards({ cards }: { cards: CardsModel }) {
  const state = useStore(cards.$state)
  switch (state.status) {
    case 'loading':
      return (
        <>
          <output className={css.count}>{t.loading}</output>
          <Skeleton shape="box" className={css.skeleton} />
        </>
      )
    case 'failed':
      return (
        <Notice tone="error" action={<Button onClick={() => void cards.refresh()}>{t.retry}</Button>}>
          {t.errorLoading}
        </Notice>
      )
    case 'ready':
      return (
        <>
          <output className={css.count}>{t.count(state.cards.length)}</output>
          {state.cards.length === 0 ? <Notice>{t.none}</Notice> : <CardTable cards={state.cards} />}
        </>
      )
  }
}
