import {
  BenefitIcon,
  BottleIcon,
  CardIcon,
  CouponIcon,
  NewsletterIcon,
  RewardIcon,
  TransactionsIcon,
  UserIcon,
} from '@delikaterie/shared-ui/icons'
import type { HasPage } from '../layout/site-pages.ts'
import { t } from '../messages/home.ts'

const tiles = [
  { label: t.accountData, to: '/konto/kontodaten', Icon: UserIcon },
  { label: t.cards, to: '/konto/karten', Icon: CardIcon },
  { label: t.transactions, to: '/konto/transaktionen', Icon: TransactionsIcon },
  { label: t.coupons, to: '/vorteile-und-praemien/aktionen', Icon: CouponIcon },
  { label: t.benefits, to: '/vorteile-und-praemien/vorteile', Icon: BenefitIcon },
  { label: t.rewards, to: '/vorteile-und-praemien/praemien', Icon: RewardIcon },
  { label: t.rarities, to: '/vorteile-und-praemien/raritaeten-und-sondereditionen', Icon: BottleIcon },
] as const

const newsletterTile = { label: t.newsletter, to: '/konto/kontodaten', Icon: NewsletterIcon } as const

/** The hero's buttons: those whose page exists, the newsletter's only without a subscription (spec §2, Home). */
export const homeTiles = (hasPage: HasPage, subscribed: boolean) =>
  [...tiles, ...(subscribed ? [] : [newsletterTile])].filter(({ to }) => hasPage(to))
