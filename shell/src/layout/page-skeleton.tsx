import type { SkeletonShape } from '@delikaterie/shared-contracts/remotes'
import { Card } from '@delikaterie/shared-ui/card'
import { HeroPlaceholder } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { ComponentType } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './page-skeleton.module.css'

/** Shown while the code of a page loads, in the shape that the page's route names. */
export function PageSkeleton({ shape }: { shape: SkeletonShape }) {
  const Shape = shapes[shape]
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <Shape />
    </div>
  )
}

const shapes: Readonly<Record<SkeletonShape, ComponentType>> = {
  list: () => (
    <>
      <HeroPlaceholder lead />
      <Container className={css.content}>
        <Skeleton shape="box" className={css.filters} />
        <div className={css.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </Container>
    </>
  ),
  task: () => (
    <>
      <HeroPlaceholder overlapped lead />
      <Container className={css.task}>
        <Card look="floating">
          <Skeleton lines={4} />
        </Card>
      </Container>
    </>
  ),
  parts: () => (
    <>
      <HeroPlaceholder lead />
      <Container className={css.content}>
        <Part />
        <Part />
      </Container>
    </>
  ),
  detail: () => (
    <>
      <HeroPlaceholder lead />
      <Container className={css.detail}>
        <Skeleton shape="box" className={css.picture} />
        <Skeleton lines={6} />
      </Container>
    </>
  ),
  steps: () => (
    <>
      <HeroPlaceholder />
      <Container className={css.content}>
        <Skeleton lines={1} className={css.progress} />
        <Skeleton shape="box" className={css.step} />
      </Container>
    </>
  ),
}

const Part = () => (
  <div className={css.part}>
    <Skeleton lines={1} className={css.heading} />
    <Skeleton shape="box" className={css.partBox} />
  </div>
)
