import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NameFields } from './name-fields.tsx'

test.each([
  { readOnly: true, disabled: 1, inputs: 2 },
  { readOnly: false, disabled: 0, inputs: 0 },
])('the select of a name is disabled for screen readers while its inputs are read-only: $readOnly', (form) => {
  const html = renderToStaticMarkup(
    <NameFields
      values={{ salutation: '', firstName: '', lastName: '' }}
      salutations={[]}
      noSalutation="Bitte wählen"
      readOnly={form.readOnly}
      fieldId={(field) => field}
      errorAt={() => undefined}
      onChange={() => {}}
    />,
  )
  expect(html.match(/<select[^>]* aria-disabled="true"/g) ?? []).toHaveLength(form.disabled)
  expect(html.match(/<input[^>]* readOnly=""/gi) ?? []).toHaveLength(form.inputs)
})
