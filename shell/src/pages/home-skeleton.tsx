import { Card } from '@delikaterie/shared-ui/card'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/home.ts'
import * as css from './home.module.css'

/** Reserves the space of card and balance until the session is restored. */
export const CardsSkeleton = () => (
  <div aria-busy="true" className={css.cards}>
    <VisuallyHidden>
      <output>{t.loading}</output>
    </VisuallyHidden>
    <div className={css.cardGap} />
    <Card look="onGreen" className={css.balance}>
      <div className={css.balanceGap} />
    </Card>
  </div>
)
