import type { Card } from '@portal/shared-contracts/calls'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { CardPlaceholderIcon } from '@portal/shared-ui/icons/card-placeholder-icon'
import { Button } from '@portal/shared-ui/buttons/button'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Tag, type TagTone } from '@portal/shared-ui/text/tag'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { firstActiveCard, isActive, isLockable } from '../../domain/cards.ts'
import { t } from '../../messages/cards.ts'
import * as css from './table.module.css'

const blocked: readonly string[] = ['LOCKED', 'BLOCKED', 'LOST', 'STOLEN']

function toneOf(card: Card): TagTone {
  if (isActive(card)) return 'emphasis'
  return blocked.includes(card.status.toUpperCase()) ? 'scarcity' : 'neutral'
}

type CardTableProps = { cards: readonly Card[]; onLock: (cardCode: string) => void }

/** Number, status and action of every card. */
export function CardTable({ cards, onLock }: CardTableProps) {
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
        {cards.map((card, index) => (
          <Row
            key={card.cardCode || index}
            card={card}
            isMain={cards.length > 1 && card === firstActiveCard(cards)}
            onLock={onLock}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card, isMain, onLock }: Pick<CardTableProps, 'onLock'> & { card: Card; isMain: boolean }) {
  return (
    <tr>
      <th scope="row" className={css.number}>
        {card.cardCode === '' ? (
          <span className={classNames(css.hint, css.noNumber)}>
            <CardPlaceholderIcon size={20} />
            {t.noNumber}
          </span>
        ) : (
          <span translate="no">{groupCardCode(card.cardCode)}</span>
        )}
      </th>
      <td>
        <span className={css.tags}>
          <Tag tone={toneOf(card)}>{t.statusName(card.status)}</Tag> {isMain && <Tag>{t.main}</Tag>}
        </span>
      </td>
      <td className={css.action}>
        {isLockable(card) ? (
          <Button variant="outline" aria-label={t.lockNamed(card.cardCode)} onClick={() => onLock(card.cardCode)}>
            {t.lock}
          </Button>
        ) : (
          <NoAction locked={toneOf(card) === 'scarcity'} />
        )}
      </td>
    </tr>
  )
}

function NoAction({ locked }: { locked: boolean }) {
  if (locked) return <span className={css.hint}>{t.onlyService}</span>
  return (
    <>
      <span aria-hidden="true">{t.noAction}</span>
      <VisuallyHidden>{t.noActionRead}</VisuallyHidden>
    </>
  )
}
