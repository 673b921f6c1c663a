import { brand } from '@delikaterie/shared-contracts/brand'
import { HelpPanel } from '@delikaterie/shared-ui/help-panel'
import { PartLink } from '@delikaterie/shared-ui/part-link'
import { partIds } from '../../domain/cards.ts'
import { aside as t } from '../../messages/cards.ts'
import * as css from './aside.module.css'
import { Component as MemberCard } from '../member-card.tsx'

/** Beside the list: the card that home and the digital card show, and help. */
export function CardsAside() {
  return (
    <>
      <section className={css.main}>
        <h2 className={css.title}>{t.mainTitle}</h2>
        <MemberCard />
      </section>
      <CardsHelp />
    </>
  )
}

/** Help with the cards: beside them, on narrow screens below them. */
export const CardsHelp = () => (
  <HelpPanel title={t.helpTitle} text={t.helpText} contact={brand.contact}>
    <PartLink to={partIds.list}>{t.toList}</PartLink>
  </HelpPanel>
)
