import type { DeviceOrder } from '@portal/page-library/stores/device-orders'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { Card } from '@portal/shared-ui/cards/card'
import { typeset } from '@portal/shared-ui/text/typeset'
import { t } from '../../messages/redemptions.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import * as css from './device-orders.module.css'

/** Orders that are shown at once, so that a long list does not hide the history below it. */
const shownAtOnce = 3

/**
 * The rewards that were ordered on this device, with their order numbers, which bookings do not have; nothing without
 * one.
 */
export const DeviceOrders = ({ orders }: { orders: readonly DeviceOrder[] }) =>
  orders.length > 0 && (
    <section className={css.orders}>
      <h2>{t.ordered}</h2>
      <Card className={css.card}>
        <Orders orders={orders.slice(0, shownAtOnce)} />
        {orders.length > shownAtOnce && (
          <Disclosure title={t.olderOrders}>
            <Orders orders={orders.slice(shownAtOnce)} />
          </Disclosure>
        )}
      </Card>
      <p className={css.hint}>{typeset(t.orderedHint)}</p>
    </section>
  )

const Orders = ({ orders }: { orders: readonly DeviceOrder[] }) => (
  <ul className={css.list}>
    {orders.map(({ id, title, orderNumber, points, at }) => (
      <li key={id} className={css.order}>
        <span className={css.title}>{typeset(title)}</span>
        <span className={css.points}>{formatPoints(points)}</span>
        <span className={css.detail}>{typeset(t.orderedAt(at))}</span>
        {orderNumber !== '' && (
          <span className={css.detail}>
            {t.orderNumber} <span translate="no">{orderNumber}</span>
          </span>
        )}
      </li>
    ))}
  </ul>
)
