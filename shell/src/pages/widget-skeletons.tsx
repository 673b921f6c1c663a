import { hasPart } from '@portal/shared-contracts/brand/parts'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import * as css from './widget-skeletons.module.css'

/** The fields of a form and its button. */
export function FormSkeleton({ fields, isLogin = false }: { fields: number; isLogin?: boolean }) {
  return (
    <div className={css.form}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} shape="box" className={css.field} />
      ))}
      <Skeleton shape="box" className={classNames(css.button, isLogin && css.atEnd)} />
    </div>
  )
}

/** Login: two fields and a button. */
export const LoginSkeleton = () => <FormSkeleton fields={2} isLogin />

/** The first step of the registration: one field and a button. */
export const RegistrationSkeleton = () => <FormSkeleton fields={1} />

/** Highlights: three reward cards, laid out like the carousel; those of a member are higher, for the missing points. */
export const HighlightsSkeleton = ({ forMember = false }: { forMember?: boolean }) => (
  <div className={classNames(css.highlights, forMember ? css.rewardsForMember : css.rewards)}>
    <ThreeCards className={css.card} />
  </div>
)

/** The next events, laid out like the carousel, and the contest. */
export const CalendarSkeleton = () => (
  <div className={css.highlights}>
    <ThreeCards className={css.event} />
    {hasPart('contest') && <Skeleton shape="box" className={css.contest} />}
  </div>
)

const ThreeCards = ({ className }: { className: string | undefined }) => (
  <div className={css.row}>
    <Skeleton shape="card" className={className} />
    <Skeleton shape="card" className={className} />
    <Skeleton shape="card" className={className} />
  </div>
)
