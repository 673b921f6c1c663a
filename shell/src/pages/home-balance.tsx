import { euroValue, minimumPointsToPay } from '@delikaterie/shared-contracts/domain/programme'
import { formatEuro, formatNumber } from '@delikaterie/shared-contracts/format'
import { Card } from '@delikaterie/shared-ui/card'
import { PointsAmount } from '@delikaterie/shared-ui/points-amount'
import { ProgressBar } from '@delikaterie/shared-ui/progress-bar'
import { t } from '../messages/home.ts'
import * as css from './home.module.css'

/** The balance and its value in euros; '-' if it is unknown. */
export function Balance({ points }: { points: number | null }) {
  return (
    <Card look="onGreen" className={css.balance}>
      <h2 className={css.balanceTitle}>{t.balance}</h2>
      <p className={css.balanceLine}>
        <PointsAmount figure={formatNumber(points)} word={t.points(points)} size="xl" onGreen />
        {points !== null && <span className={css.worth}>{t.worth(formatEuro(euroValue(points)))}</span>}
      </p>
      {points !== null && <PointsPayment points={points} />}
    </Card>
  )
}

function PointsPayment({ points }: { points: number }) {
  const missing = minimumPointsToPay - points
  if (missing <= 0) return <p className={css.payPossible}>{t.payPossible}</p>
  return (
    <ProgressBar
      value={Math.max(0, points)}
      max={minimumPointsToPay}
      label={t.payProgress}
      note={t.payMissing(missing)}
    />
  )
}
