import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText, fieldErrorText } from '@portal/shared-contracts/errors/error-messages'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { PasswordField } from '@portal/shared-ui/fields/password-field'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Step, StepForm } from '@portal/shared-ui/forms/step'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/kiosk.ts'
import type { KioskEnrolmentStore } from '../stores/kiosk-enrolment.ts'
import { kioskEnrolment } from '../stores/portal.ts'
import { KioskFrame } from './kiosk/frame.tsx'
import { KioskRestart } from './kiosk/restart.tsx'
import { KioskVisit } from './kiosk/visit.tsx'

/** The tablet in the shop that assigns a card; staff have to enrol it first. */
function Kiosk() {
  const [enrolment] = useState(kioskEnrolment)
  const state = useStore(enrolment.$enrolled)
  const refresh = useCallback(() => void enrolment.refresh(), [enrolment])
  useEffect(refresh, [refresh])

  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])

  if (isOver) return <KioskRestart enrolment={enrolment} />
  if (state.status === 'ready' && state.value) return <KioskVisit onOver={end} onForbidden={refresh} />
  return (
    <KioskFrame note={state.status === 'ready' ? t.enrolment.note : t.bonus}>
      {state.status === 'loading' && <Loading text={t.loading} lines={4} />}
      {state.status === 'failed' && (
        <RetryNotice text={t.enrolment.loadFailed} retry={t.enrolment.retry} onRetry={refresh} />
      )}
      {state.status === 'ready' && <EnrolmentForm enrolment={enrolment} />}
    </KioskFrame>
  )
}
export { Kiosk as Component }

/** Staff enrol the tablet with a key. */
function EnrolmentForm({ enrolment }: { enrolment: KioskEnrolmentStore }) {
  const id = useId()
  const key = useStore(enrolment.$key)
  const state = useStore(enrolment.$state)
  const [error] = failureOf(state).errors
  const atKey =
    error?.code === 'forbidden'
      ? t.enrolment.wrong
      : error?.input === 'key'
        ? errorText(error.code, t.enrolment.key)
        : undefined
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (atKey !== undefined) field.current?.focus()
  }, [atKey, error])
  return (
    <Step title={t.enrolment.title} lead={t.enrolment.lead} heading={null}>
      <StepForm onNext={() => void enrolment.submit()}>
        <FailureNotice
          title={t.enrolment.failed}
          error={atKey === undefined ? error : null}
          textOf={(each) => fieldErrorText(each)}
        />
        <PasswordField
          ref={field}
          id={id}
          name="key"
          label={t.enrolment.key}
          autoComplete="off"
          storable={false}
          error={atKey}
          value={key}
          onChange={(event) => enrolment.type(event.target.value)}
          {...passwordVisibility}
        />
        <div>
          <Button type="submit" busy={state.status === 'sending'}>
            {t.enrolment.submit}
          </Button>
        </div>
      </StepForm>
    </Step>
  )
}
