import { useMaintenance } from '@portal/page-library/notices/maintenance'
import * as paths from '@portal/shared-contracts/paths'
import type { UserData } from '@portal/shared-contracts/calls'
import { formatEuro, formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { Link } from '@portal/page-library/navigation/navigation'
import { euroValue, minimumPointsToPay } from '@portal/shared-contracts/programme/programme'
import { expiryNote } from '@portal/shared-contracts/programme/points-expiry'
import { Card, tileClass } from '@portal/shared-ui/cards/card'
import { classNames } from '@portal/shared-ui/styles/class-names'
import {
  BenefitIcon,
  BottleIcon,
  CardIcon,
  CouponIcon,
  NewsletterIcon,
  SuccessIcon,
  RewardIcon,
  TransactionsIcon,
  UserIcon,
} from '@portal/shared-ui/icons/icons'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { typeset } from '@portal/shared-ui/text/typeset'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { Fragment, type ReactNode } from 'react'
import { promotesNewsletter } from '../domain/newsletter.ts'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { targetExists, useSite, type HasPage } from '../layout/site.ts'
import { t } from '../messages/home.ts'
import { t as layout } from '../messages/layout.ts'
import { useRemotePart, WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import * as css from './home.module.css'

/** Characters of a name above which the greeting is smaller, so that the card stays in sight. */
const longName = 28

export type HomeHeroProps = {
  user: UserData | null
  /** When points expire; null if they do not. */
  expiry?: string | null
}

/**
 * The greeting, the card, the ways to the member's pages and the balance. On a wide screen the balance stands beside
 * the card; it has no links, so that the keyboard follows what is seen.
 */
export function HomeHero({ user, expiry = expiryNote }: HomeHeroProps) {
  const names = [user?.address.firstName ?? '', user?.address.lastName ?? ''].filter(Boolean)
  const isLong = names.join(' ').length > longName
  return (
    <PageHero
      compact
      title={
        <span className={isLong ? css.longGreeting : css.greeting}>
          <span className={css.greetingPart}>{t.greeting}</span>
          <span translate="no">
            {names.map((name, index) => (
              // A box of its own is smaller than the greeting, which so stays the largest paint of the page.
              <Fragment key={`${index} ${name}`}>
                {' '}
                <span className={css.greetingPart}>{name}</span>
              </Fragment>
            ))}
          </span>
        </span>
      }
    >
      <div className={css.start}>
        {user === null ? <CardSkeleton /> : <MemberCard />}
        <Tiles last={user && (promotesNewsletter(user) ? 'newsletter' : 'redemptions')} />
        {user === null ? <BalanceSkeleton /> : <MemberBalance points={user.loyaltyPoints} />}
      </div>
      {expiry !== null && <p className={css.expiry}>{typeset(expiry)}</p>}
    </PageHero>
  )
}

const MemberCard = () =>
  useSite().hasPage(paths.cards) && (
    <WidgetSlot name={widgets.home.memberCard} skeleton={<div className={css.cardGap} />} />
  )

function MemberBalance({ points }: { points: number | null }) {
  const hasRewards = useSite().hasPage(paths.rewards)
  const hasGoal = !useMaintenance() && hasRewards
  return <Balance points={points} goal={hasGoal && <Goal />} />
}

function Tiles({ last }: { last: LastTile | null }) {
  const tiles = homeTiles(useSite().hasPage, last)
  return (
    <nav aria-label={t.tiles} className={css.ways}>
      <ul className={css.tiles}>
        {tiles.map(({ label, to, Icon }) => (
          <li key={label} className={css.tile}>
            <Link to={to} className={tileClass()}>
              <Icon />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The balance and its value in euros; '-' if it is unknown. Below stands the way to the next reward, if there is one.
 */
function Balance({ points, goal }: { points: number | null; goal: ReactNode }) {
  const missing = minimumPointsToPay - (points ?? 0)
  return (
    <Card look="onHero" className={css.balance}>
      <h2 className={css.balanceTitle}>{t.balance}</h2>
      <p className={css.balanceLine}>
        <PointsAmount figure={formatNumber(points)} word={pointsWord(points)} size="xl" onHero announced />
        {points !== null && <span className={css.worth}>{t.worth(formatEuro(euroValue(points)))}</span>}
      </p>
      {points !== null && (
        <p className={classNames(css.payment, missing > 0 && css.missing)}>
          {missing > 0 ? t.payMissing(missing) : t.payPossible}
        </p>
      )}
      {goal && <div className={css.goal}>{goal}</div>}
    </Card>
  )
}

const goal = { remote: 'mfe-rewards', widget: 'goal' } as const

/** The widget with the next reward; nothing where it cannot load, because the balance is complete without it. */
function Goal() {
  const { Loaded } = useRemotePart(goal)
  return Loaded && <ErrorBoundary fallback={null}>{<Loaded />}</ErrorBoundary>
}

/** Reserves the space of the card until the session is restored. */
const CardSkeleton = () => (
  <div aria-busy="true" className={css.cardGap}>
    <VisuallyHidden output>{t.loading}</VisuallyHidden>
  </div>
)

/** Reserves the space of the balance until the session is restored. */
const BalanceSkeleton = () => (
  <Card look="onHero" className={css.balance}>
    <div className={css.balanceGap} />
  </Card>
)

const tiles = [
  { label: layout.accountData, to: paths.accountData, Icon: UserIcon },
  { label: layout.cards, to: paths.cards, Icon: CardIcon },
  { label: layout.transactions, to: paths.transactions, Icon: TransactionsIcon },
  { label: layout.coupons, to: paths.coupons, Icon: CouponIcon },
  { label: layout.benefits, to: paths.benefits, Icon: BenefitIcon },
  { label: layout.rewards, to: paths.rewards, Icon: RewardIcon },
  { label: t.rarities, to: paths.rarities, Icon: BottleIcon },
] as const

const lastTiles = {
  newsletter: { label: layout.newsletter, to: paths.accountNewsletter, Icon: NewsletterIcon },
  redemptions: { label: t.redemptions, to: paths.redemptions, Icon: SuccessIcon },
} as const
type LastTile = keyof typeof lastTiles

/**
 * The tiles whose page exists. The last one is the newsletter, or Meine Einlösungen for members who subscribe to it;
 * null until the member is known.
 */
export const homeTiles = (hasPage: HasPage, last: LastTile | null) =>
  [...tiles, ...(last === null ? [] : [lastTiles[last]])].filter(({ to }) => targetExists(to, hasPage))
