import { pointsWord } from '@delikaterie/shared-contracts/format'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { LockIcon } from '@delikaterie/shared-ui/icons'
import type { DatedBooking } from '../domain/bookings.ts'
import { t } from '../messages/transactions.ts'
import * as css from './booking-row.module.css'

/** One booking: reason, time and points. Locked bookings are grey and say when they count, if the shop does. */
export function BookingRow({ dated: { booking, kind, at, countsFrom } }: { dated: DatedBooking }) {
  return (
    <li className={classNames(css.row, css[kind])}>
      <span className={css.reason}>{t.reason(booking.reason)}</span>
      {at?.time && <span className={css.time}>{t.oclock(at.time)}</span>}
      {kind === 'locked' && (
        <span className={css.note}>
          <LockIcon size={16} /> {t.notCounted(countsFrom)}
        </span>
      )}
      <span className={css.points}>
        <span className={css.figure}>{t.signed(booking.points)}</span> {pointsWord(Math.abs(booking.points))}
      </span>
    </li>
  )
}
