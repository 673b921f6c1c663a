import { useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Stack } from '@delikaterie/shared-ui/section'
import { Steps } from '@delikaterie/shared-ui/steps'
import { missingInput } from '../domain/registration-form.ts'
import { t } from '../messages/registration.ts'
import { registrationForm } from '../stores/portal.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import * as css from './registration.module.css'
import { Confirm } from './registration/confirm.tsx'
import { Details } from './registration/details.tsx'
import { Email } from './registration/email.tsx'
import { shownErrors } from './registration/errors.ts'
import { ShopAccount } from './registration/shop-account.tsx'

/** The registration section of the landing page. */
function Registration() {
  const [registration] = useState(registrationForm)
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
          <Confirm registration={registration} email={step.email} again={step.again} onOtherEmail={startOver} />
        </Stack>
      )
    case 'shopAccount':
      return <ShopAccount key={step.email} email={step.email} onOtherEmail={startOver} />
  }
}
export { Registration as Component }

/** Steps 1 and 2; the e-mail field stays mounted when the form appears below it. */
function RegistrationForms({ registration, returned }: { registration: RegistrationModel; returned: boolean }) {
  const id = useId()
  const idOf = (field: string): string => `${id}-${field}`
  const form = useStore(registration.$form)
  const step = useStore(registration.$step)
  const state = useStore(registration.$state)
  const checkedEmail = step.step === 'form' ? step.checkedEmail : null
  const errors = shownErrors(state, missingInput(form, checkedEmail ?? ''), form)
  return (
    <Stack className={checkedEmail === null ? undefined : css.parts}>
      {checkedEmail !== null && <Progress current={1} />}
      <Email registration={registration} id={idOf('email')} error={errors.fields.email} takesFocus={returned} />
      {checkedEmail !== null && (
        <Stack>
          <FocusedHeading>{t.formTitle}</FocusedHeading>
          <Details registration={registration} checkedEmail={checkedEmail} idOf={idOf} errors={errors} />
        </Stack>
      )}
    </Stack>
  )
}

const Progress = ({ current }: { current: number }) => (
  <Steps label={t.progress} steps={t.steps} current={current} doneLabel={t.stepDone} />
)
