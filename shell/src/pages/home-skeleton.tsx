import { Card, Panel } from '@delikaterie/shared-ui/card'
import { HeroPlaceholder } from '@delikaterie/shared-ui/page-hero'
import { Section } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/home.ts'
import * as css from './home.module.css'

/** Reserves the space of greeting, balance, tiles and app teaser until the session is restored. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <HeroPlaceholder>
        <div className={css.cards}>
          <div className={css.cardGap} />
          <Card look="onGreen" className={css.balance}>
            <div className={css.balanceGap} />
          </Card>
        </div>
        <div className={css.tiles}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="box" className={css.tileGap} />
          ))}
        </div>
      </HeroPlaceholder>
      <Section>
        <Panel className={css.teaserGap} />
      </Section>
    </div>
  )
}
