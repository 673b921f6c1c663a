import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/layout.ts'
import * as css from './page-skeleton.module.css'

/** Shown while the code of a page loads: hero and some content. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className={css.page}>
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <div className={css.hero} />
      <Container className={css.cards}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Container>
    </div>
  )
}
