import {
  fieldName,
  nameFields,
  type NameField,
  type ProfileAddressField,
} from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import { fieldRules } from '@portal/shared-contracts/customer/field-rules'
import { classNames } from '../styles/class-names.ts'
import { readOnlySelect, SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import * as css from './customer-form.module.css'

/** Whether browsers may fill in the member's own or a recipient's name, or nothing, as on a shared device. */
export type Autofill = 'own' | 'shipping' | 'off'

/** What groups of fields have in common. */
export type FieldsProps<Field extends ProfileAddressField> = {
  values: Readonly<Record<Field, string>>
  autofill?: Autofill | undefined
  /** True in a form that has optional fields, too: the required ones are marked. */
  marked?: boolean | undefined
  /** The id of a field's control, to which an error summary links. */
  fieldId: (field: Field) => string
  errorAt: (field: Field) => string | undefined
  readOnly?: boolean | undefined
  onChange: (field: Field, value: string) => void
}

/** The attributes of a field's control. */
export const controlOf = <Field extends ProfileAddressField>(props: FieldsProps<Field>, field: Field) => ({
  id: props.fieldId(field),
  label: fieldRules[field].label,
  autoComplete: autoCompleteOf(props.autofill, fieldRules[field].autoComplete),
  value: props.values[field],
  error: props.errorAt(field),
  onChange: (event: { currentTarget: { value: string } }) => props.onChange(field, event.currentTarget.value),
})

export type NameFieldsProps = FieldsProps<NameField> & {
  salutations: readonly { value: string; label: string }[]
  /** Shown while no salutation is chosen. */
  noSalutation: string
  salutationRequired?: boolean | undefined
  hidden?: readonly NameField[] | undefined
  noteAt?: ((field: NameField) => string | undefined) | undefined
}

const prefixes = { own: '', shipping: 'shipping ' } as const

/** The `autocomplete` of a field; `token` is that of the HTML standard. */
const autoCompleteOf = <Token extends string>(autofill: Autofill = 'own', token: Token | null) =>
  autofill === 'off' || token === null ? 'off' : (`${prefixes[autofill]}${token}` as const)

/** Salutation, first name and last name; every page that asks for a name uses these fields. */
export function NameFields(props: NameFieldsProps) {
  const { hidden = [], autofill = 'own', salutationRequired = true, marked = false, fieldId, noteAt } = props
  const mark = marked ? '*' : undefined
  const control = (field: NameField) => ({
    ...controlOf(props, field),
    // A browser may offer what was typed before into a field with the same name.
    name: autofill === 'off' ? fieldId(field) : field,
    'aria-describedby': noteAt?.(field) && `${fieldId(field)}-note`,
  })
  const note = (field: NameField) =>
    noteAt?.(field) && (
      <p id={`${fieldId(field)}-note`} className={css.note}>
        {noteAt(field)}
      </p>
    )
  return (
    <div className={css.names}>
      {keysOf(nameFields)
        .filter((field) => !hidden.includes(field))
        .map((field) =>
          field === fieldName.salutation ? (
            <div key={field} className={classNames(css.field, css.wide)}>
              <SelectField
                {...control(field)}
                required={salutationRequired}
                mark={salutationRequired ? mark : undefined}
                placeholder={props.noSalutation}
                options={props.salutations}
                {...(props.readOnly && readOnlySelect)}
              />
              {note(field)}
            </div>
          ) : (
            <div key={field} className={css.field}>
              <TextField {...control(field)} mark={mark} required readOnly={props.readOnly} />
              {note(field)}
            </div>
          ),
        )}
    </div>
  )
}
