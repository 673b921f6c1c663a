import { useId } from 'react'
import { useStore } from '@nanostores/react'
import { customerTexts, salutationOptions } from '@portal/shared-contracts/customer'
import { CustomerForm } from '@portal/shared-ui/forms/customer-form'
import { t } from '../../messages/kiosk.ts'
import { PasswordRules } from '../../ui/new-password.tsx'
import { KioskPassword, useFieldName, useKioskErrors } from './fields.tsx'
import * as css from './step.module.css'
import { KioskStep, type StepProps } from './step.tsx'

/** Step 3: name and password of a new member, the password of a known one. */
export function PersonStep({ kiosk, heading }: StepProps) {
  const { person } = useStore(kiosk.$position)
  const form = useStore(kiosk.$form)
  const errorAt = useKioskErrors(kiosk)
  const prefix = useFieldName()
  const rulesId = useId()
  if (person !== 'new') {
    return (
      <KioskStep kiosk={kiosk} heading={heading} title={t.person.title.known} lead={t.person.lead.known(form.email)}>
        <KioskPassword kiosk={kiosk} field="password" />
        <p className={css.note}>{t.person.forgotten}</p>
      </KioskStep>
    )
  }
  return (
    <KioskStep kiosk={kiosk} heading={heading} title={t.person.title.new} lead={t.person.lead.new}>
      <CustomerForm
        values={form}
        salutations={salutationOptions()}
        noSalutation={customerTexts.noSalutation}
        autofill="off"
        fieldId={(field) => `${prefix}-${field}`}
        errorAt={errorAt}
        onChange={kiosk.change}
        birthDate={null}
      />
      <PasswordRules id={rulesId} password={form.password} />
      <div className={css.pair}>
        <KioskPassword kiosk={kiosk} field="password" required aria-describedby={rulesId} />
        <KioskPassword kiosk={kiosk} field="passwordRepeat" required />
      </div>
    </KioskStep>
  )
}
