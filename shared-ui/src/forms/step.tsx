import type { ReactNode, Ref } from 'react'
import { Form } from './form.tsx'
import type { Elements } from '../styles/elements.ts'
import * as css from './step.module.css'

/** The heading that `useStepFocus` moves the focus to. */
export type StepHeading = Ref<HTMLHeadingElement>

export type StepProps = {
  title: ReactNode
  lead?: string | undefined
  heading: StepHeading
  headingLevel?: 2 | 3
  children: Elements
}

/** One step of a form with several steps; its heading can take the focus. */
export function Step({ title, lead, heading, headingLevel = 2, children }: StepProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.step}>
      <div className={css.head}>
        <Heading ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** The form of a step; Enter submits it. */
export function StepForm({ onNext, children }: { onNext: () => void; children: ReactNode }) {
  return (
    <Form className={css.step} onSubmit={onNext}>
      {children}
    </Form>
  )
}

/** The buttons below a step, the primary one first. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
