import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { DeviceOrder } from '@portal/page-library/stores/device-orders'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Card } from '@portal/shared-ui/cards/card'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PartsWithAside } from '@portal/shared-ui/layout/parts-with-aside'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { redeemedPoints, redemptionsOf, type DatedBooking } from '../domain/bookings.ts'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/redemptions.ts'
import { t as texts } from '../messages/transactions.ts'
import { memberDeviceOrders, memberTransactions } from '../stores/portal.ts'
import type { TransactionsStore } from '../stores/transactions.ts'
import { BookingGroups } from '../ui/booking-groups.tsx'
import { Figure, Figures } from '../ui/figures.tsx'
import { DeviceOrders } from './redemptions/device-orders.tsx'
import * as css from './redemptions.module.css'

/** What the member spent points on, from bookings with negative points: no call reads orders. */
function RedemptionsPage() {
  const [store] = useState(memberTransactions)
  const [deviceOrders] = useState(memberDeviceOrders)
  const orders = useStore(deviceOrders.$state)
  // Both lists are shown at once. They are shorter or longer than their placeholder: help below it would move.
  const isLoaded = useStore(store.$state).status !== 'loading' && orders.status !== 'loading'
  const ordered = orders.status === 'ready' ? orders.value : []
  const help = <HelpPanel title={t.helpTitle} text={t.helpText} contact={brand.contact} />
  return (
    <>
      <PageHero compact {...heroOf(paths.redemptions, heroes.redemptions)} />
      <PartsWithAside label={t.helpTitle} aside={help} below={isLoaded && help}>
        {isLoaded ? (
          <Redemptions store={store} ordered={ordered} />
        ) : (
          <Loading text={texts.loading} textClass={css.loading} shape="box" className={css.skeleton} />
        )}
      </PartsWithAside>
    </>
  )
}
export { RedemptionsPage as Component }

type Ordered = {
  /** The orders of this device. */
  ordered: readonly DeviceOrder[]
}

function Redemptions({ store, ordered }: Ordered & { store: TransactionsStore }) {
  const state = useStore(store.$state)
  switch (state.status) {
    case 'loading':
      return null
    case 'failed':
      return (
        <>
          <RetryNotice text={t.errorLoading} retry={texts.retry} onRetry={store.refresh} />
          <DeviceOrders orders={ordered} />
        </>
      )
    case 'ready':
      return <History bookings={state.value} ordered={ordered} />
  }
}

function History({ bookings, ordered }: Ordered & { bookings: readonly DatedBooking[] }) {
  const redemptions = useMemo(() => redemptionsOf(bookings), [bookings])
  const points = redeemedPoints(redemptions)
  // A sentence that nothing was redeemed would contradict the list.
  if (redemptions.length === 0 && ordered.length > 0) return <DeviceOrders orders={ordered} />
  if (redemptions.length === 0) {
    const toRewards = (
      <ButtonLink to={paths.rewards} variant="outline">
        {t.toRewards}
      </ButtonLink>
    )
    return (
      <Notice title={t.noneTitle} action={toRewards}>
        {t.none}
      </Notice>
    )
  }
  return (
    <>
      <section aria-label={t.summary}>
        <Card>
          <Figures>
            <Figure label={t.points}>
              <PointsAmount figure={formatNumber(points)} word={pointsWord(points)} size="xl" />
            </Figure>
            <Figure label={t.worth} look="number">
              {t.worthOf(points)}
            </Figure>
            <Figure label={t.countLabel} look="number">
              {formatNumber(redemptions.length)}
            </Figure>
          </Figures>
        </Card>
      </section>
      <DeviceOrders orders={ordered} />
      <section className={css.history}>
        <h2>{t.history}</h2>
        <BookingGroups bookings={redemptions} by="year" />
        <p className={css.hint}>{typeset(t.hint)}</p>
        <Link to={paths.transactions}>{t.allBookings}</Link>
      </section>
    </>
  )
}
