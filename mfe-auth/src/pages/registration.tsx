import { useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Stack } from '@delikaterie/shared-ui/section'
import { Steps } from '@delikaterie/shared-ui/steps'
import { missingFields } from '../domain/registration-form.ts'
import { t } from '../messages/registration.ts'
import { createRegistration, type RegistrationModel } from '../stores/registration.ts'
import { RegistrationConfirm } from '../ui/registration-confirm.tsx'
import { RegistrationDetails } from '../ui/registration-details.tsx'
import { RegistrationEmail } from '../ui/registration-email.tsx'
import { shownErrors } from '../ui/registration-errors.ts'
import { RegistrationShopAccount } from '../ui/registration-shop-account.tsx'
import * as css from './registration.module.css'

/** The registration section of the landing page. */
function Registration() {
  const [registration] = useState(() => createRegistration(portalApi, location.origin))
  const [returned, setReturned] = useState(false)
  const step = useStore(registration.$step)

  function startOver() {
    registration.chooseOtherEmail()
    setReturned(true)
  }

  switch (step.step) {
    case 'email':
    case 'form':
      return <RegistrationForms registration={registration} returned={returned} />
    case 'confirm':
      return (
        <Stack className={css.parts}>
          <Progress current={2} />
          <RegistrationConfirm
            registration={registration}
            email={step.email}
            again={step.again}
            onOtherEmail={startOver}
          />
        </Stack>
      )
    case 'shopAccount':
      return <RegistrationShopAccount key={step.email} email={step.email} onOtherEmail={startOver} />
  }
}
export { Registration as Component }

/** Steps 1 and 2; the e-mail field stays mounted when the form appears below it. */
function RegistrationForms({ registration, returned }: { registration: RegistrationModel; returned: boolean }) {
  const id = useId()
  const idOf = (field: string): string => `${id}-${field}`
  const form = useStore(registration.$form)
  const step = useStore(registration.$step)
  const submission = useStore(registration.$submission)
  const checkedEmail = step.step === 'form' ? step.checkedEmail : null
  const errors = shownErrors(submission, missingFields(form, checkedEmail ?? ''), form)
  return (
    <Stack className={checkedEmail === null ? undefined : css.parts}>
      {checkedEmail !== null && <Progress current={1} />}
      <RegistrationEmail
        registration={registration}
        id={idOf('email')}
        error={errors.fields.email}
        takesFocus={returned}
      />
      {checkedEmail !== null && (
        <Stack>
          <FocusedHeading>{t.formTitle}</FocusedHeading>
          <RegistrationDetails registration={registration} checkedEmail={checkedEmail} idOf={idOf} errors={errors} />
        </Stack>
      )}
    </Stack>
  )
}

const Progress = ({ current }: { current: number }) => (
  <Steps label={t.progress} steps={t.steps} current={current} doneLabel={t.stepDone} />
)
