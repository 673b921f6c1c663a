import { euroValue } from '@portal/shared-contracts/programme'
import { formatEuro, formatNumber, pointsWord } from '@portal/shared-contracts/format'
import { Card } from '@portal/shared-ui/card'
import { PointsAmount } from '@portal/shared-ui/points-amount'
import { PointsBalance } from '@portal/shared-ui/points-balance'
import { useStore } from '@nanostores/react'
import { t } from '../../messages/transactions.ts'
import type { TransactionsModel } from '../../stores/transactions.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import * as css from './summary.module.css'

/** Available and locked points and their value in euros; '-' if unknown. */
export function TransactionsSummary({ page }: { page: TransactionsModel }) {
  const { available, locked } = useStore(page.$balance)
  return (
    <Card look="floating" className={css.card}>
      <Figures>
        <Figure label={t.available}>
          <PointsBalance points={available} figureOf={formatNumber} wordOf={pointsWord} size="xl" />
        </Figure>
        <Figure label={t.locked} look="muted">
          <PointsAmount figure={formatNumber(locked)} word={pointsWord(locked)} />
        </Figure>
        <Figure label={t.worth} look="number">
          {available === null ? formatNumber(null) : formatEuro(euroValue(available))}
        </Figure>
      </Figures>
      <p className={css.hint}>{t.lockedHint}</p>
    </Card>
  )
}
