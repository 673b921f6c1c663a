import type { HeroTexts, SkeletonShape } from '@portal/shared-contracts/remotes'
import { Card } from '@portal/shared-ui/cards/card'
import { HeroPlaceholder } from '@portal/shared-ui/layout/hero-placeholder'
import { Container } from '@portal/shared-ui/layout/section'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import type { ComponentType } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './page-skeleton.module.css'

type PageSkeletonProps = {
  shape: SkeletonShape
  /** Those of the page's hero, if its route names them. */
  texts?: HeroTexts | undefined
}

/** Shown while the code of a page loads, in the shape that the page's route names. */
export function PageSkeleton({ shape, texts }: PageSkeletonProps) {
  const Shape = shapes[shape]
  return (
    <div aria-busy="true" className={shape === 'products' ? css.products : undefined}>
      <VisuallyHidden output>{t.loading}</VisuallyHidden>
      <HeroPlaceholder lead={shape !== 'steps'} texts={texts} overlapped={shape === 'task'} />
      <Shape />
    </div>
  )
}

const list = () => (
  <Container className={css.content}>
    <Skeleton shape="box" className={css.chips} />
    <Skeleton shape="box" className={css.filters} />
    <Cards />
  </Container>
)

/** What stands below the hero. */
const shapes: Readonly<Record<SkeletonShape, ComponentType>> = {
  list,
  products: list,
  cards: () => (
    <Container className={css.content}>
      <Cards />
    </Container>
  ),
  task: () => (
    <Container className={css.task}>
      <Card look="floating">
        <Skeleton lines={4} />
      </Card>
    </Container>
  ),
  parts: () => (
    <Container className={css.content}>
      <Part />
      <Part />
    </Container>
  ),
  detail: () => (
    <Container className={css.detail}>
      <Skeleton shape="box" className={css.picture} />
      <Skeleton lines={6} />
    </Container>
  ),
  steps: () => (
    <Container className={css.content}>
      <Skeleton lines={1} className={css.progress} />
      <Skeleton shape="box" className={css.step} />
    </Container>
  ),
}

const Cards = () => (
  <div className={css.cards}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="card" />
    ))}
  </div>
)

const Part = () => (
  <div className={css.part}>
    <Skeleton lines={1} className={css.heading} />
    <Skeleton shape="box" className={css.partBox} />
  </div>
)
