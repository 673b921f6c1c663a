import type { EmbedName } from '@portal/shared-contracts/embed/elements'
import * as paths from '@portal/shared-contracts/paths'

/** The remote of an element and the page that it shows unless its attribute `page` names another one of the remote. */
export const embeds: Readonly<Record<EmbedName, { remote: string; page: string }>> = {
  rewards: { remote: 'mfe-rewards', page: paths.rewards },
  coupons: { remote: 'mfe-loyalty-coupons', page: paths.coupons },
  cards: { remote: 'mfe-cards', page: paths.cards },
  account: { remote: 'mfe-account', page: paths.transactions },
}
