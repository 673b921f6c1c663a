import { Card, Panel } from '@delikaterie/shared-ui/card'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container, Section } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/home.ts'
import * as css from './home.module.css'

/** The greeting's room, two lines on a phone; read out as what it is: loading. */
function Greeting() {
  return (
    <span className={css.greetingGap}>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </span>
  )
}

/** The home's geometry before the session is read: greeting, balance and tiles, then the app's panel. */
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
