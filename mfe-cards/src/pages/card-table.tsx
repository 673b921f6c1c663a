import type { Card } from '@delikaterie/shared-contracts/calls'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { Tag, type TagTone } from '@delikaterie/shared-ui/tag'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { knownStatus, type CardStatus } from '../domain/cards.ts'
import { t } from '../messages/cards.ts'
import * as css from './card-table.module.css'

const tones: Record<CardStatus, TagTone> = { ACTIVE: 'green', LOCKED: 'burgundy', FREE: 'neutral' }

/** Number, status and action of every card (spec §2). The roles keep it a table where CSS lays rows out as blocks. */
export function CardTable({ cards }: { cards: readonly Card[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.action}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <Row key={card.cardCode} card={card} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card }: { card: Card }) {
  const status = card.status ?? ''
  const known = knownStatus(status)
  return (
    <tr>
      <th scope="row" className={css.number}>{groupCardCode(card.cardCode)}</th>
      <td>
        <Tag tone={known === null ? 'neutral' : tones[known]}>{t.statusName(status)}</Tag>
      </td>
      <td className={css.action}>
        {known === 'LOCKED' ? <span className={css.hint}>{t.onlyService}</span> : <NoAction />}
      </td>
    </tr>
  )
}

function NoAction() {
  return (
    <>
      <span aria-hidden="true">{t.noAction}</span>
      <VisuallyHidden>{t.noActionRead}</VisuallyHidden>
    </>
  )
}
