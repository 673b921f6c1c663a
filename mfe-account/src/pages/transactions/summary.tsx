import { useStore } from '@nanostores/react'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { expiryNote } from '@portal/shared-contracts/programme/points-expiry'
import { formatEuro, formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { Card } from '@portal/shared-ui/cards/card'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { typeset } from '@portal/shared-ui/text/typeset'
import { t } from '../../messages/transactions.ts'
import type { TransactionsStore } from '../../stores/transactions.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import * as css from './summary.module.css'

export type SummaryProps = {
  store: Pick<TransactionsStore, '$balance'>
  /** When points expire; null if they do not. */
  expiry?: string | null
}

/** Available and locked points and their value in euros; '-' if unknown. */
export function TransactionsSummary({ store, expiry = expiryNote }: SummaryProps) {
  const { available, locked } = useStore(store.$balance)
  return (
    <Card look="floating" className={css.card}>
      <Figures>
        <Figure label={t.available}>
          <PointsAmount figure={formatNumber(available)} word={pointsWord(available)} size="xl" announced />
        </Figure>
        <Figure label={t.locked} look="muted">
          <PointsAmount figure={formatNumber(locked)} word={pointsWord(locked)} />
        </Figure>
        <Figure label={t.worth} look="number">
          {available === null ? formatNumber(null) : formatEuro(euroValue(available))}
        </Figure>
      </Figures>
      <div className={css.hint}>
        <p>{t.lockedHint}</p>
        {expiry !== null && <p>{typeset(expiry)}</p>}
      </div>
    </Card>
  )
}
