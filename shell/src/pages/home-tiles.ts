import * as paths from '@portal/shared-contracts/paths'
import {
  BenefitIcon,
  BottleIcon,
  CardIcon,
  CouponIcon,
  NewsletterIcon,
  RewardIcon,
  TransactionsIcon,
  UserIcon,
} from '@portal/shared-ui/icons'
import type { HasPage } from '../layout/site.ts'
import { t as home } from '../messages/home.ts'
import { t } from '../messages/layout.ts'

const tiles = [
  { label: t.accountData, to: paths.accountData, Icon: UserIcon },
  { label: t.cards, to: paths.cards, Icon: CardIcon },
  { label: t.transactions, to: paths.transactions, Icon: TransactionsIcon },
  { label: t.coupons, to: paths.coupons, Icon: CouponIcon },
  { label: t.benefits, to: paths.benefits, Icon: BenefitIcon },
  { label: t.rewards, to: paths.rewards, Icon: RewardIcon },
  { label: home.rarities, to: paths.rarities, Icon: BottleIcon },
] as const

const newsletterTile = { label: t.newsletter, to: paths.accountNewsletter, Icon: NewsletterIcon } as const

/** The tiles whose page exists; the newsletter's only for members without it. */
export const homeTiles = (hasPage: HasPage, subscribed: boolean) =>
  [...tiles, ...(subscribed ? [] : [newsletterTile])].filter(({ to }) => hasPage(to.split('#')[0] ?? to))
