import { classNames } from '../styles/class-names.ts'
import { readOnlySelect, SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import * as css from './customer-form.module.css'

export type NameField = 'salutation' | 'firstName' | 'lastName'

/** Whether browsers may fill in the member's own or a recipient's name, or nothing, as on a shared device. */
export type Autofill = 'own' | 'shipping' | 'off'

export type NameFieldsProps = {
  values: Readonly<Record<NameField, string>>
  labels: Readonly<Record<NameField, string>>
  salutations: readonly { value: string; label: string }[]
  /** Shown while no salutation is chosen. */
  noSalutation: string
  salutationRequired?: boolean | undefined
  /** True in a form that has optional fields, too: the required ones are marked. */
  marked?: boolean | undefined
  hidden?: readonly NameField[] | undefined
  autofill?: Autofill | undefined
  /** The id of a field's control, to which an error summary links. */
  fieldId: (field: NameField) => string
  errorAt: (field: NameField) => string | undefined
  noteAt?: ((field: NameField) => string | undefined) | undefined
  readOnly?: boolean | undefined
  onChange: (field: NameField, value: string) => void
}

const tokens = { salutation: 'honorific-prefix', firstName: 'given-name', lastName: 'family-name' } as const
const prefixes = { own: '', shipping: 'shipping ' } as const

/** The `autocomplete` of a field; `token` is that of the HTML standard. */
export const autoCompleteOf = <Token extends string>(autofill: Autofill, token: Token) =>
  autofill === 'off' ? 'off' : (`${prefixes[autofill]}${token}` as const)

/** Salutation, first name and last name; every page that asks for a name uses these fields. */
export function NameFields(props: NameFieldsProps) {
  const { values, labels, hidden = [], autofill = 'own', salutationRequired = true, marked = false } = props
  const { fieldId, errorAt, noteAt, onChange } = props
  const mark = marked ? '*' : undefined
  const control = (field: NameField) => ({
    id: fieldId(field),
    // A browser may offer what was typed before into a field with the same name.
    name: autofill === 'off' ? fieldId(field) : field,
    label: labels[field],
    value: values[field],
    error: errorAt(field),
    'aria-describedby': noteAt?.(field) && `${fieldId(field)}-note`,
    autoComplete: autoCompleteOf(autofill, tokens[field]),
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  })
  const note = (field: NameField) =>
    noteAt?.(field) && (
      <p id={`${fieldId(field)}-note`} className={css.note}>
        {noteAt(field)}
      </p>
    )
  const text = (field: 'firstName' | 'lastName') =>
    hidden.includes(field) ? null : (
      <div className={css.field}>
        <TextField {...control(field)} mark={mark} required readOnly={props.readOnly} />
        {note(field)}
      </div>
    )
  return (
    <div className={css.names}>
      {!hidden.includes('salutation') && (
        <div className={classNames(css.field, css.wide)}>
          <SelectField
            {...control('salutation')}
            required={salutationRequired}
            mark={salutationRequired ? mark : undefined}
            placeholder={props.noSalutation}
            options={props.salutations}
            {...(props.readOnly && readOnlySelect)}
          />
          {note('salutation')}
        </div>
      )}
      {text('firstName')}
      {text('lastName')}
    </div>
  )
}
