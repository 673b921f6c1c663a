import { useId } from 'react'
import { useStore } from '@nanostores/react'
import * as paths from '@delikaterie/shared-contracts/paths'
import { customerTexts, salutationOptions } from '@delikaterie/shared-contracts/customer'
import { requiredNote } from '@delikaterie/shared-contracts/messages/required-fields'
import { CustomerForm } from '@delikaterie/shared-ui/customer-form'
import { Notice } from '@delikaterie/shared-ui/notice'
import type { StepHeading } from '@delikaterie/shared-ui/step'
import { t } from '../../messages/kiosk.ts'
import { t as registration } from '../../messages/registration.ts'
import type { KioskModel } from '../../stores/kiosk.ts'
import { PasswordRules } from '../../ui/new-password.tsx'
import { KioskCardCode, KioskConsent, KioskEmail, KioskPassword, useFieldName, useKioskErrors } from './fields.tsx'
import { PortalText } from './portal-text.tsx'
import { KioskStep } from './step.tsx'
import * as css from './step.module.css'

export type StepProps = { kiosk: KioskModel; heading: StepHeading }

/** Step 1: the card, scanned or typed. */
export function CardStep({ kiosk, heading }: StepProps) {
  const { person } = useStore(kiosk.$position)
  return (
    <KioskStep kiosk={kiosk} heading={heading} title={t.card.title} lead={t.card.lead}>
      {person === 'registered' && <Notice tone="warning">{t.card.registered}</Notice>}
      <KioskCardCode kiosk={kiosk} className={css.number} />
    </KioskStep>
  )
}

/** Step 2: the e-mail address, twice. */
export const EmailStep = ({ kiosk, heading }: StepProps) => (
  <KioskStep kiosk={kiosk} heading={heading} title={t.email.title} lead={t.email.lead}>
    <KioskEmail kiosk={kiosk} field="email" />
    <KioskEmail kiosk={kiosk} field="emailRepeat" />
  </KioskStep>
)

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
        labels={customerTexts.labels}
        salutations={salutationOptions()}
        noSalutation={customerTexts.noSalutation}
        autofill="off"
        fieldId={(field) => `${prefix}-${field}`}
        errorAt={errorAt}
        onChange={kiosk.change}
      />
      <PasswordRules id={rulesId} password={form.password} />
      <div className={css.pair}>
        <KioskPassword kiosk={kiosk} field="password" required aria-describedby={rulesId} />
        <KioskPassword kiosk={kiosk} field="passwordRepeat" required />
      </div>
    </KioskStep>
  )
}

/** Step 4: conditions and age, and the newsletter. The texts open here, because no way leads off the page. */
export const ConsentsStep = ({ kiosk, heading }: StepProps) => (
  <KioskStep kiosk={kiosk} heading={heading} title={t.consents.title} lead={t.consents.lead}>
    <p className={css.note}>{requiredNote}</p>
    <div className={css.conditions}>
      <KioskConsent kiosk={kiosk} field="conditions" label={t.consents.conditions} required mark="*" />
      <div className={css.texts}>
        <PortalText title={t.consents.texts.conditions} path={paths.conditions} />
        <PortalText title={t.consents.texts.privacy} path={paths.privacy} />
      </div>
    </div>
    <KioskConsent kiosk={kiosk} field="adult" label={registration.adult} required mark="*" />
    <KioskConsent kiosk={kiosk} field="newsletter" label={registration.newsletter} />
  </KioskStep>
)
