import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { Step, StepActions, type StepHeading } from '@portal/shared-ui/forms/step'
import { typeset } from '@portal/shared-ui/text/typeset'
import { t } from '../../messages/kiosk.ts'
import { kioskSentence } from '../../messages/kiosk-errors.ts'
import { stepBefore } from '../../domain/kiosk-steps.ts'
import type { KioskStore } from '../../stores/kiosk.ts'
import * as css from './step.module.css'

/** What each step but the last gets. */
export type StepProps = { kiosk: KioskStore; heading: StepHeading }

type KioskStepProps = StepProps & {
  title: string
  lead?: string
  /** Label of the button that goes on. */
  submit?: string
  /** Title and sentence of an error that is not about a field. */
  failed?: string
  failedText?: (error: FieldError) => string
  children: Elements
}

/**
 * One step with its buttons; Enter goes on. No form element, because browsers offer to store what is submitted in one
 * (rule kiosk-19). After a failed attempt the first wrong field takes the focus.
 */
export function KioskStep({
  kiosk,
  heading,
  title,
  lead,
  submit = t.next,
  failed = t.failed,
  failedText,
  children,
}: KioskStepProps) {
  const state = useStore(kiosk.$state)
  const { step, person } = useStore(kiosk.$position)
  const form = useStore(kiosk.$form)
  const { errors, attempt } = failureOf(state)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  useEnter(box, kiosk.next)
  const general = errors.find(({ input, code }) => input === '' && code !== 'changeNameCheck')
  return (
    <Step title={typeset(title)} lead={lead} heading={heading}>
      <div ref={box} role="group" aria-label={title} className={css.fields}>
        <FailureNotice title={failed} error={general} textOf={failedText ?? kioskSentence(form)} />
        {children}
      </div>
      <StepActions>
        <Button className={css.next} busy={state.status === 'sending'} onClick={() => void kiosk.next()}>
          {submit}
        </Button>
        {stepBefore(step, person) !== null && (
          <Button variant="outline" onClick={kiosk.back}>
            {t.back}
          </Button>
        )}
      </StepActions>
    </Step>
  )
}

/**
 * Calls back for Enter in a text field, after the field itself had the chance to use it, as its list of suggestions
 * does.
 */
function useEnter(box: RefObject<HTMLElement | null>, onEnter: () => unknown): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event
      const isField = target instanceof HTMLInputElement && target.type !== 'checkbox' && box.current?.contains(target)
      // Enter in a composition takes what the keyboard proposes.
      if (event.key !== 'Enter' || event.isComposing || !isField || event.defaultPrevented) return
      event.preventDefault()
      onEnter()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [box, onEnter])
}
