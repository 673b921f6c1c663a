import { hasPart } from '@portal/shared-contracts/brand/parts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { customerTexts, proposalNote, salutationOptions } from '@portal/shared-contracts/customer'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { CustomerForm } from '@portal/shared-ui/forms/customer-form'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { Form } from '@portal/shared-ui/forms/form'
import { NameProposal } from '@portal/shared-ui/forms/name-proposal'
import * as paths from '@portal/shared-contracts/paths'
import { typeset } from '@portal/shared-ui/text/typeset'
import { Checkbox } from '@portal/shared-ui/fields/checkbox'
import { NewTabLink } from '@portal/page-library/navigation/links'
import { registrationFields, missingInput, repeatDiffers } from '../../domain/registration-form.ts'
import { fieldLabels } from '../../messages/fields.ts'
import { t } from '../../messages/registration.ts'
import type { RegistrationStore } from '../../stores/registration.ts'
import * as formCss from '../../ui/form.module.css'
import { NewPasswordFields } from '../../ui/new-password.tsx'
import * as css from './details.module.css'
import type { FieldTexts, ShownErrors } from './errors.ts'

export type DetailsProps = {
  registration: RegistrationStore
  checkedEmail: string
  idOf: (field: string) => string
  errors: ShownErrors
}

/** Only the newsletter is optional: without it every field is required, and none has a mark (rule language-17). */
const marked = hasPart('newsletter')
const mark = marked ? '*' : ''

/** Milliseconds between a failed attempt and the scroll to the form. */
const scrollDelay = 100

/** Step 2: the full form. The text below its button lists the missing input. */
export function Details({ registration, checkedEmail, idOf, errors }: DetailsProps) {
  const form = useStore(registration.$form)
  const state = useStore(registration.$state)
  const failure = failureOf(state)
  const changes = useStore(registration.$nameChanges)
  const missing = missingInput(form, checkedEmail)
  const box = useScrollOnFailure(failure.attempt)
  const send = (): void => void registration.submit()

  return (
    <Form ref={box} className={classNames(formCss.form, css.form)} onSubmit={send}>
      <ErrorSummary
        title={Object.keys(errors.fields).length > 0 ? t.errorTitle : t.failed}
        errors={summaryOf(errors, idOf)}
        attempt={failure.attempt}
      />
      <NameProposal
        failure={failure}
        changes={changes}
        texts={t.nameProposal(t.submit)}
        onKeepOwn={registration.keepOwnNames}
      />
      {/* Password managers store the new password under the address they find in the form. */}
      <input type="text" name="username" autoComplete="username" value={checkedEmail} readOnly hidden />
      {marked && <p className={css.note}>{requiredNote}</p>}
      <Passwords registration={registration} idOf={idOf} errors={errors.fields} />
      <CustomerForm
        values={form}
        salutations={salutationOptions()}
        noSalutation={customerTexts.noSalutation}
        fieldId={idOf}
        errorAt={(name) => errors.fields[name]}
        noteAt={(name) => proposalNote(changes, form, name)}
        marked={marked}
        onChange={registration.change}
        birthDate={null}
      />
      <DataUse />
      <Consents registration={registration} idOf={idOf} errors={errors.fields} />
      <div className={css.action}>
        <Button
          type="submit"
          busy={state.status === 'sending'}
          disabledReason={missing.length === 0 ? undefined : t.stillMissing(missing)}
          onDisabledClick={send}
        >
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}

const summaryOf = ({ fields, general }: ShownErrors, idOf: (field: string) => string) => [
  ...general.map((text) => ({ text })),
  ...registrationFields.flatMap((field) => {
    const text = fields[field]
    return text === undefined ? [] : [{ fieldId: idOf(field), text }]
  }),
]

/** Scrolls to the form after a failed attempt, once its messages are rendered. */
function useScrollOnFailure(attempt: number) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'start' }), scrollDelay)
    return () => clearTimeout(timer)
  }, [attempt])
  return box
}

type PartProps = Pick<DetailsProps, 'registration' | 'idOf'> & { errors: FieldTexts }

function Passwords({ registration, idOf, errors }: PartProps) {
  const form = useStore(registration.$form)
  const [left, setLeft] = useState(false)
  // While the visitor types, no error is shown for the beginning of the right password.
  const differs = repeatDiffers(form) && (left || !form.password.startsWith(form.passwordRepeat))
  const field = (name: 'password' | 'passwordRepeat') => ({
    id: idOf(name),
    name,
    mark,
    label: fieldLabels[name],
    error: errors[name],
    value: form[name],
    onChange: (event: { target: { value: string } }) => registration.change(name, event.target.value),
  })
  return (
    <NewPasswordFields
      password={field('password')}
      repeat={{
        ...field('passwordRepeat'),
        error: errors.passwordRepeat ?? (differs ? errorText('passwordRepeatDontMatch') : undefined),
        onFocus: () => setLeft(false),
        onBlur: () => setLeft(true),
      }}
    />
  )
}

/** What is stored, why, and who has it, before the consents. */
const DataUse = () => (
  <div className={css.data}>
    <p id="registrierung-daten" className={css.legend}>
      {t.data.title}
    </p>
    <ul aria-labelledby="registrierung-daten">
      <li>{typeset(t.data.what)}</li>
      <li>{typeset(t.data.why)}</li>
      <li>
        {typeset(t.data.whom)} <NewTabLink to={paths.privacy}>{t.data.privacy}</NewTabLink>
      </li>
    </ul>
  </div>
)

/** Conditions and age are required, the newsletter is optional, and left out if the brand has none. */
function Consents({ registration, idOf, errors }: PartProps) {
  const form = useStore(registration.$form)
  const consent = (field: 'conditions' | 'adult' | 'newsletter') => ({
    id: idOf(field),
    name: field,
    checked: form[field],
    error: errors[field],
    onChange: (event: { target: { checked: boolean } }) => registration.change(field, event.target.checked),
  })
  return (
    <fieldset className={css.consents}>
      <legend className={css.legend}>{t.consents}</legend>
      <Checkbox {...consent('conditions')} required mark={mark} label={<ConditionsLabel />} />
      <Checkbox {...consent('adult')} required mark={mark} label={t.adult} />
      {hasPart('newsletter') && <Checkbox {...consent('newsletter')} label={t.newsletter} />}
    </fieldset>
  )
}

/** The links open a new tab, so that the form keeps its input. */
function ConditionsLabel() {
  const { before, conditions, between, privacy, after } = t.conditions
  return (
    <span>
      {before}
      <NewTabLink to={paths.conditions}>{conditions}</NewTabLink>
      {between}
      <NewTabLink to={paths.privacy}>{privacy}</NewTabLink>
      {after}
    </span>
  )
}
