import * as paths from '@delikaterie/shared-contracts/paths'
import { useStore } from '@nanostores/react'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Checkbox } from '@delikaterie/shared-ui/checkbox'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import type { FieldTexts } from './registration-errors.ts'
import * as css from './registration-consents.module.css'

type Props = { registration: RegistrationModel; idOf: (field: string) => string; errors: FieldTexts }

/** Conditions and age are required, the newsletter is optional. */
export function RegistrationConsents({ registration, idOf, errors }: Props) {
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
      <Checkbox {...consent('conditions')} required mark="*" label={<ConditionsLabel />} />
      <Checkbox {...consent('adult')} required mark="*" label={t.adult} />
      <Checkbox {...consent('newsletter')} label={t.newsletter} />
    </fieldset>
  )
}

/** The links open a new tab, so that the form keeps its input. */
function ConditionsLabel() {
  const { before, conditions, between, privacy, after, newTab } = t.conditions
  return (
    <>
      {before}
      <Link to={paths.conditions} target="_blank" rel="noopener">
        {conditions}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </Link>
      {between}
      <Link to={paths.privacy} target="_blank" rel="noopener">
        {privacy}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </Link>
      {after}
    </>
  )
}
