import * as paths from '@portal/shared-contracts/paths'
import { useStore } from '@nanostores/react'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { t } from '../../messages/registration.ts'
import type { RegistrationModel } from '../../stores/registration.ts'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import type { FieldTexts } from './errors.ts'
import * as css from './consents.module.css'

type Props = { registration: RegistrationModel; idOf: (field: string) => string; errors: FieldTexts }

/** Conditions and age are required, the newsletter is optional. */
export function Consents({ registration, idOf, errors }: Props) {
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
