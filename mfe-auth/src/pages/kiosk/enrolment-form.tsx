import { useId } from 'react'
import { useStore } from '@nanostores/react'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { errorText, fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { Step, StepForm } from '@delikaterie/shared-ui/step'
import { passwordVisibility } from '../../messages/fields.ts'
import { t } from '../../messages/kiosk.ts'
import type { KioskEnrolmentModel } from '../../stores/kiosk-enrolment.ts'

/** Staff enrol the tablet with a key. */
export function KioskEnrolmentForm({ enrolment }: { enrolment: KioskEnrolmentModel }) {
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
  return (
    <Step title={t.enrolment.title} lead={t.enrolment.lead} heading={null}>
      <StepForm onNext={() => void enrolment.submit()}>
        <FailureNotice
          title={t.enrolment.failed}
          error={atKey === undefined ? error : null}
          textOf={(each) => fieldErrorText(each, () => undefined)}
        />
        <PasswordField
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
