import { euroValue, minimumPointsToPay } from '@portal/shared-contracts/programme'
import { formatEuro, formatNumber, pointsWord } from '@portal/shared-contracts/format'
import { Card } from '@portal/shared-ui/card'
import { classNames } from '@portal/shared-ui/class-names'
import { PointsBalance } from '@portal/shared-ui/points-balance'
import type { ReactNode } from 'react'
import { t } from '../messages/home.ts'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { useRemotePart } from '../remotes/remote-slot.tsx'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import * as css from './home.module.css'

/** The balance and its value in euros; '-' if it is unknown. Below stands the way to the next reward, if there is one. */
export function Balance({ points, goal }: { points: number | null; goal: ReactNode }) {
  return (
    <Card look="onHero" className={css.balance}>
      <h2 className={css.balanceTitle}>{t.balance}</h2>
      <p className={css.balanceLine}>
        <PointsBalance points={points} figureOf={formatNumber} wordOf={pointsWord} size="xl" onHero />
        {points !== null && <span className={css.worth}>{t.worth(formatEuro(euroValue(points)))}</span>}
      </p>
      {points !== null && <PointsPayment points={points} />}
      {goal && <div className={css.goal}>{goal}</div>}
    </Card>
  )
}

function PointsPayment({ points }: { points: number }) {
  const missing = minimumPointsToPay - points
  return missing <= 0 ? (
    <p className={css.payment}>{t.payPossible}</p>
  ) : (
    <p className={classNames(css.payment, css.missing)}>{t.payMissing(missing)}</p>
  )
}

const goal = { remote: 'mfe-rewards', widget: 'goal' } as const

/** The widget with the next reward; nothing where it cannot load, because the balance is complete without it. */
export function Goal() {
  const { Loaded } = useRemotePart(goal)
  return Loaded && <ErrorBoundary fallback={null}>{<Loaded />}</ErrorBoundary>
}

/** Reserves the space of card and balance until the session is restored. */
export const CardsSkeleton = () => (
  <div aria-busy="true" className={css.cards}>
    <VisuallyHidden output>{t.loading}</VisuallyHidden>
    <div className={css.cardGap} />
    <Card look="onHero" className={css.balance}>
      <div className={css.balanceGap} />
    </Card>
  </div>
)
