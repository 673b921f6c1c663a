import { pointsWord } from '@portal/shared-contracts/numbers/format'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { LockIcon } from '@portal/shared-ui/icons/icons'
import { typeset } from '@portal/shared-ui/text/typeset'
import type { DatedBooking } from '../domain/bookings.ts'
import { t } from '../messages/transactions.ts'
import * as css from './booking-row.module.css'

/** One booking: reason, time and points. Locked bookings are grey and say when they count, if the shop does. */
export function BookingRow({ dated: { booking, kind, at, countsFrom } }: { dated: DatedBooking }) {
  return (
    <li className={classNames(css.row, css[kind])}>
      <span className={css.reason}>{typeset(t.reason(booking.reason))}</span>
      {at?.time && <span className={css.time}>{t.oclock(at.time)}</span>}
      {kind === 'locked' && (
        <span className={css.note}>
          <LockIcon size={16} /> <span>{t.notCounted(countsFrom)}</span>
        </span>
      )}
      <span className={css.points}>
        <span className={css.figure}>{t.signed(booking.points)}</span>{' '}
        <span>{pointsWord(Math.abs(booking.points))}</span>
      </span>
    </li>
  )
}
