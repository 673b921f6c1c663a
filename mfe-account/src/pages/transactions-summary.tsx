import { euroValue } from '@delikaterie/shared-contracts/domain/programme'
import { formatEuro, formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
import { Card } from '@delikaterie/shared-ui/card'
import { PointsAmount } from '@delikaterie/shared-ui/points-amount'
import { PointsBalance } from '@delikaterie/shared-ui/points-balance'
import { useStore } from '@nanostores/react'
import { t } from '../messages/transactions.ts'
import type { TransactionsModel } from '../stores/transactions.ts'
import * as css from './transactions-summary.module.css'

/** Available and locked points and their value in euros; '-' if unknown. */
export function TransactionsSummary({ page }: { page: TransactionsModel }) {
  const { available, locked } = useStore(page.$balance)
  return (
    <Card look="floating" className={css.card}>
      <dl className={css.figures}>
        <div>
          <dt className={css.label}>{t.available}</dt>
          <dd>
            <PointsBalance points={available} figureOf={formatNumber} wordOf={pointsWord} size="xl" />
          </dd>
        </div>
        <div>
          <dt className={css.label}>{t.locked}</dt>
          <dd className={css.locked}>
            <PointsAmount figure={formatNumber(locked)} word={pointsWord(locked)} />
          </dd>
        </div>
        <div>
          <dt className={css.label}>{t.worth}</dt>
          <dd className={css.worth}>{available === null ? formatNumber(null) : formatEuro(euroValue(available))}</dd>
        </div>
      </dl>
      <p className={css.hint}>{t.lockedHint}</p>
    </Card>
  )
}
