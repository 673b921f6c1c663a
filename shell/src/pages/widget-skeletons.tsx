import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import * as css from './widget-skeletons.module.css'

/** Login: two fields and a button. */
export function LoginSkeleton() {
  return (
    <div className={css.form}>
      <Skeleton shape="box" className={css.field} />
      <Skeleton shape="box" className={css.field} />
      <Skeleton shape="box" className={css.button} />
    </div>
  )
}

/** The first step of the registration: one field and a button. */
export function RegistrationSkeleton() {
  return (
    <div className={css.form}>
      <Skeleton shape="box" className={css.field} />
      <Skeleton shape="box" className={css.button} />
    </div>
  )
}

/** Highlights: three reward cards, laid out like the carousel. */
export function HighlightsSkeleton() {
  return (
    <div className={css.highlights}>
      <div className={css.row}>
        <Skeleton shape="card" className={css.card} />
        <Skeleton shape="card" className={css.card} />
        <Skeleton shape="card" className={css.card} />
      </div>
    </div>
  )
}
