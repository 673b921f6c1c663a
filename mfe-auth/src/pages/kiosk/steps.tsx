import { useEffect, useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import { groupCardCode, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import * as paths from '@portal/shared-contracts/paths'
import { customerTexts, salutationOptions } from '@portal/shared-contracts/customer'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { CardCodeField } from '@portal/shared-ui/fields/card-code-field'
import { CustomerForm } from '@portal/shared-ui/forms/customer-form'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { NameProposal } from '@portal/shared-ui/forms/name-proposal'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { Step, StepActions, type StepHeading } from '@portal/shared-ui/forms/step'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { kioskDoneSeconds } from '../../domain/kiosk-idle.ts'
import type { KioskStep as StepName } from '../../domain/kiosk-steps.ts'
import { fieldLabels } from '../../messages/fields.ts'
import { checkSentence, t, textsOf } from '../../messages/kiosk.ts'
import { t as registration } from '../../messages/registration.ts'
import type { Assigned } from '../../stores/card-assignment.ts'
import type { KioskStore } from '../../stores/kiosk.ts'
import { PasswordRules } from '../../ui/new-password.tsx'
import * as doneCss from './done-step.module.css'
import { KioskConsent, KioskEmail, KioskPassword, useFieldName, useKioskErrors, useKioskField } from './fields.tsx'
import { PortalText } from './portal-text.tsx'
import { KioskStep } from './step.tsx'
import * as css from './step.module.css'

type StepProps = { kiosk: KioskStore; heading: StepHeading }

/** Step 1: the card, scanned or typed. */
export function CardStep({ kiosk, heading }: StepProps) {
  const { person } = useStore(kiosk.$position)
  const { value, control } = useKioskField(kiosk, 'cardCode')
  const change = (typed: string): void => kiosk.change('cardCode', typed)
  return (
    <KioskStep kiosk={kiosk} heading={heading} title={t.card.title} lead={t.card.lead}>
      {person === 'registered' && <Notice tone="warning">{t.card.registered}</Notice>}
      <CardCodeField {...control} label={fieldLabels.cardCode} className={css.number} value={value} onEdit={change} />
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

const failedTitles = { open: t.check.linkTitle, unknown: t.check.unknownTitle, done: t.check.registeredTitle }

/** Step 5: everything again, each part with a way back to it, and the button that carries it out. */
export function CheckStep({ kiosk, heading }: StepProps) {
  const form = useStore(kiosk.$form)
  const { person, registration: outcome } = useStore(kiosk.$position)
  const failure = failureOf(useStore(kiosk.$state))
  const changes = useStore(kiosk.$nameChanges)
  const row = (label: string, value: string, step: StepName | null) => ({
    label,
    value,
    isVerbatim: step !== 'consents',
    action: step !== null && (
      <Button variant="quiet" onClick={() => kiosk.goTo(step)}>
        {t.change}
        <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
      </Button>
    ),
  })
  const rows = [
    row(t.check.card, groupCardCode(tidyCardCode(form.cardCode)), 'card'),
    row(fieldLabels.email, form.email, person === 'registered' ? null : 'email'),
  ]
  if (person === 'new') {
    rows.push(
      row(t.check.name, `${form.salutation} ${form.firstName} ${form.lastName}`, 'person'),
      row(t.check.newsletter, form.newsletter ? t.check.yes : t.check.no, 'consents'),
    )
  }
  return (
    <KioskStep
      kiosk={kiosk}
      heading={heading}
      title={t.check.title}
      lead={t.check.lead[textsOf(person)]}
      submit={t.check.submit[textsOf(person)]}
      failed={failedTitles[outcome]}
      failedText={checkSentence(form, person)}
    >
      <NameProposal
        failure={failure}
        changes={changes}
        texts={registration.nameProposal(t.check.submit.new)}
        onKeepOwn={kiosk.keepOwnNames}
      />
      <DataList rows={rows} />
    </KioskStep>
  )
}

type DoneProps = { assigned: Assigned; heading: StepHeading; onFinish: () => void }

/** Step 6: the welcome, the balance and what comes next; then the kiosk starts again. */
export function DoneStep({ assigned: { firstName, points }, heading, onFinish }: DoneProps) {
  const [secondsLeft, setSecondsLeft] = useState(kioskDoneSeconds)
  useEffect(() => {
    const end = Date.now() + kioskDoneSeconds * 1000
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (secondsLeft === 0) onFinish()
  }, [secondsLeft, onFinish])

  return (
    <Step title={t.done.title(firstName)} lead={t.done.lead} heading={heading}>
      {points !== null && (
        <p className={doneCss.points}>
          <span>{t.done.points}</span>
          <PointsAmount figure={formatNumber(points)} word={pointsWord(points)} size="xl" />
        </p>
      )}
      <div className={doneCss.next}>
        <h3>{t.done.nextTitle}</h3>
        <ol className={doneCss.list}>
          {t.done.next.map((text) => (
            <li key={text} className={doneCss.item}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <StepActions>
        <Button className={doneCss.finish} onClick={onFinish}>
          {t.done.finish}
        </Button>
      </StepActions>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer" className={doneCss.countdown}>
        {t.done.countdown(secondsLeft)}
      </p>
    </Step>
  )
}
