import { berlinDay } from '@delikaterie/shared-contracts/berlin-time'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FilterChips } from '@delikaterie/shared-ui/filter-chips'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { BookingDay } from '../domain/bookings.ts'
import { bookingsCsv } from '../messages/transactions-csv.ts'
import { csv, t } from '../messages/transactions.ts'
import type { TransactionsModel } from '../stores/transactions.ts'
import { BookingRow } from '../ui/booking-row.tsx'
import { downloadFile } from '../ui/download-file.ts'
import * as css from './transactions.module.css'

/** The bookings grouped by day, with filter, CSV export and printing. */
export function TransactionsList({ page }: { page: TransactionsModel }) {
  const filter = useStore(page.$filter)
  const visible = useStore(page.$visible)
  const days = useStore(page.$days)
  return (
    <>
      <div className={css.tools}>
        <FilterChips label={t.filterLabel} options={t.filters} value={filter} onChange={page.choose} />
        {visible.length > 0 && <Exports page={page} />}
      </div>
      <output className={css.count}>{t.count(visible.length)}</output>
      {visible.length === 0 && (
        <Notice
          action={
            <Button variant="outline" onClick={() => page.choose('all')}>
              {t.showAll}
            </Button>
          }
        >
          {t.noneFiltered}
        </Notice>
      )}
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </>
  )
}

/** Exports the filtered bookings. */
function Exports({ page }: { page: TransactionsModel }) {
  const download = () => {
    const today = berlinDay(new Date().toISOString()) ?? ''
    downloadFile(csv.file(today), bookingsCsv(page.$visible.get()), 'text/csv;charset=utf-8')
  }
  return (
    <div className={css.exports}>
      <Button variant="quiet" onClick={download}>
        {t.download}
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        {t.print}
      </Button>
    </div>
  )
}

function Day({ day }: { day: BookingDay }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.day}>
      <div className={css.dayHead}>
        <h3 id={id}>{t.day(day)}</h3>
        {day.day !== null && <p className={css.clock}>{t.clock(day)}</p>}
      </div>
      <Card className={css.dayCard}>
        <ul className={css.list}>
          {day.bookings.map(({ key, ...dated }) => (
            <BookingRow key={key} {...dated} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
