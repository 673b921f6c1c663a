import * as paths from '@delikaterie/shared-contracts/paths'

/** The remotes that can be embedded, as in `/embed/v1/{name}.js` and in the name of the element. */
export const embedNames = ['rewards', 'coupons', 'cards', 'account'] as const
export type EmbedName = (typeof embedNames)[number]

/** The remote of an element and the page that it shows unless its attribute `page` names another one of the remote. */
export const embeds: Readonly<Record<EmbedName, { remote: string; page: string }>> = {
  rewards: { remote: 'mfe-rewards', page: paths.rewards },
  coupons: { remote: 'mfe-loyalty-coupons', page: paths.coupons },
  cards: { remote: 'mfe-cards', page: paths.cards },
  account: { remote: 'mfe-account', page: paths.transactions },
}
