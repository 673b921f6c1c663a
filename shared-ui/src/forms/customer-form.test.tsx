import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameFields } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import { customerFields } from '@portal/shared-contracts/customer'
import { CustomerForm, type CustomerFormProps } from './customer-form.tsx'

const birthDate = {
  id: 'birthDate',
  value: '17.05.1980',
  error: undefined,
  texts: {
    hint: '',
    understood: () => '',
    open: 'Kalender',
    title: '',
    close: '',
    calendar: { years: '', months: '', toYears: '', toMonths: '' },
  },
  latest: '2008-11-20',
  onChange: () => {},
}

/** The tags of a form's controls. */
function controlsOf(form: Pick<CustomerFormProps, 'birthDate' | 'hidden' | 'readOnly'>): string[] {
  const html = renderToStaticMarkup(
    <CustomerForm
      values={{ salutation: '', firstName: '', lastName: '' }}
      salutations={[]}
      noSalutation="Bitte wählen"
      fieldId={(field) => field}
      errorAt={() => undefined}
      onChange={() => {}}
      {...form}
    />,
  )
  return html.match(/<(?:input|select|button)[^>]*>/g) ?? []
}

const idsOf = (controls: readonly string[]) => controls.flatMap((tag) => /\bid="([^"]*)"/.exec(tag)?.[1] ?? [])

test.each([
  { form: { birthDate }, shown: customerFields },
  { form: { birthDate: null }, shown: keysOf(nameFields) },
  { form: { birthDate, hidden: ['salutation'] }, shown: ['firstName', 'lastName', 'birthDate'] },
  { form: { birthDate, hidden: ['firstName', 'lastName'] }, shown: ['salutation', 'birthDate'] },
] as const)('a page can hide each field of the customer form: $shown stay', ({ form, shown }) => {
  expect(idsOf(controlsOf(form))).toEqual(shown)
})

// Rule: account-12
test('a page can disable the birth date, its calendar included, and no other field', () => {
  const disabled = controlsOf({ birthDate: { ...birthDate, disabled: true } }).filter((tag) =>
    tag.includes(' disabled=""'),
  )
  expect(disabled).toHaveLength(2)
  expect(disabled[0]).toContain('value="17.05.1980"')
  expect(disabled[1]).toContain('aria-label="Kalender"')
  expect(controlsOf({ birthDate }).filter((tag) => tag.includes('disabled'))).toEqual([])
})

test('the calendar of a form that is being sent is disabled for screen readers, too', () => {
  const calendarButton = controlsOf({ birthDate, readOnly: true }).find((tag) => tag.includes('aria-label="Kalender"'))
  expect(calendarButton).toContain('aria-disabled="true"')
})
