import { Card } from '@portal/shared-ui/cards/card'
import { memo, useId } from 'react'
import { monthlyPoints, sumMonths, type MonthPoints } from '../../domain/booking-sums.ts'
import type { DatedBooking } from '../../domain/bookings.ts'
import { chart as t } from '../../messages/transactions.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import * as css from './chart.module.css'

/** Units of the drawing per month. */
const [step, barWidth] = [20, 12]

export type PointsChartProps = {
  bookings: readonly DatedBooking[]
  /** The calendar day in Berlin. */
  today: string
  /** Whether a filter hides other bookings. */
  isFiltered: boolean
}

/** Points of the shown bookings by month, as bars and, on request, as a table. */
export const PointsChart = memo(function PointsChart({ bookings, today, isFiltered }: PointsChartProps) {
  const id = useId()
  const months = monthlyPoints(bookings, today)
  if (months.length === 0) return null
  return (
    <Card className={css.card}>
      <figure aria-labelledby={id} className={css.figure}>
        <h3 id={id} className={css.title}>
          {t.title}
        </h3>
        <p className={css.period}>{t.period(months, isFiltered)}</p>
        <Bars months={months} />
        <dl className={css.legend}>
          {t.sums(sumMonths(months)).map(({ kind, label, points }) => (
            <div key={kind} className={css.entry}>
              <dt>
                <svg viewBox="0 0 10 10" aria-hidden="true" className={css.swatch}>
                  <rect width="10" height="10" rx="2" className={css[kind]} />
                </svg>
                <span>{label}</span>
              </dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <Disclosure title={t.asTable}>
        <MonthTable months={months} captionId={id} />
      </Disclosure>
    </Card>
  )
})

/** Earned and locked points above the axis, redeemed ones below; the drawing is as high as the points of both. */
function Bars({ months }: { months: readonly MonthPoints[] }) {
  // Only locked points can be negative, while a return waits.
  const bars = months.map((month) => ({ ...month, locked: Math.max(0, month.locked) }))
  const above = Math.max(...bars.map(({ earned, locked }) => earned + locked))
  const below = Math.max(...bars.map(({ redeemed }) => redeemed))
  const width = step * bars.length
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 ${-above} ${width} ${above + below || 1}`} preserveAspectRatio="none" className={css.bars}>
        {bars.map(({ month, earned, locked, redeemed }, index) => {
          const place = { x: index * step + (step - barWidth) / 2, width: barWidth }
          return (
            <g key={month}>
              <rect {...place} y={-earned} height={earned} className={css.earned} />
              <rect {...place} y={-earned - locked} height={locked} className={css.locked} />
              <rect {...place} y={0} height={redeemed} className={css.redeemed} />
            </g>
          )
        })}
        <line x1="0" x2={width} y1="0" y2="0" className={css.axis} />
      </svg>
      <div className={css.labels}>
        {bars.map(({ month }) => (
          <span key={month}>
            <span>{t.label(month).slice(0, 1)}</span>
            <span className={css.rest}>{t.label(month).slice(1)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** Whether the month has points; a print leaves the others out. */
const hasPoints = ({ earned, locked, redeemed }: MonthPoints): boolean => [earned, locked, redeemed].some(Boolean)

function MonthTable({ months, captionId }: { months: readonly MonthPoints[]; captionId: string }) {
  return (
    <table aria-labelledby={captionId} className={css.table}>
      <thead>
        <tr>
          {t.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <tr key={month.month} className={hasPoints(month) ? undefined : css.empty}>
            <th scope="row">{t.shortMonth(month.month)}</th>
            {t.cells(month).map((cell, index) => (
              <td key={t.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
