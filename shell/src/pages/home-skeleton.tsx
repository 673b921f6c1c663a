import { Card, Panel } from '@delikaterie/shared-ui/card'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container, Section } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/home.ts'
import * as css from './home.module.css'

/** Reserves the space of the greeting, two lines on a phone; screen readers announce that the page loads. */
function Greeting() {
  return (
    <span className={css.greetingGap}>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </span>
  )
}

/** Reserves the space of greeting, balance, tiles and app teaser until the session is restored. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <PageHero compact title={<Greeting />}>
        <div className={css.cards}>
          <div className={css.cardGap} />
          <Card look="onGreen" className={css.balance}>
            <div className={css.balanceGap} />
          </Card>
        </div>
      </PageHero>
      <Container>
        <div className={css.tiles}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="box" className={css.tileGap} />
          ))}
        </div>
      </Container>
      <Section>
        <Panel className={css.teaserGap} />
      </Section>
    </div>
  )
}
