import { fieldError } from '@portal/shared-contracts/calls/field-error'
import { expect, test } from 'vitest'
import {
  atKioskField,
  emptyKioskForm,
  type KioskForm,
  type KioskPerson,
  type KioskStep,
  stepAfter,
  stepBefore,
  stepErrors,
  stepOfErrors,
} from './kiosk-steps.ts'

const walk = (person: KioskPerson): KioskStep[] => {
  const steps: KioskStep[] = ['card']
  for (let step: KioskStep = 'card'; step !== 'done'; steps.push(step)) step = stepAfter(step, person)
  return steps
}

// Rules: kiosk-1, kiosk-24
test.each<{ person: KioskPerson; steps: KioskStep[] }>([
  { person: 'new', steps: ['card', 'email', 'person', 'consents', 'check', 'done'] },
  { person: 'known', steps: ['card', 'email', 'person', 'check', 'done'] },
  { person: 'registered', steps: ['card', 'check', 'done'] },
])(
  'a $person person goes through the steps $steps and back to the first, but not back from the end',
  ({ person, steps }) => {
    expect(walk(person)).toEqual(steps)
    expect(steps.map((step) => stepBefore(step, person))).toEqual([null, ...steps.slice(0, -2), null])
  },
)

const card = '1234567890123450101'
test.each<{ step: KioskStep; person?: KioskPerson; typed: Partial<KioskForm>; errors: string[] }>([
  { step: 'card', typed: {}, errors: ['cardCode stringEmpty'] },
  { step: 'card', typed: { cardCode: card.slice(1) }, errors: ['cardCode stringTooShort'] },
  { step: 'card', typed: { cardCode: `${card}1` }, errors: ['cardCode invalidCardCode'] },
  { step: 'card', typed: { cardCode: ' 1234-5678 9012-3450 101' }, errors: [] },
  { step: 'email', typed: { emailRepeat: 'a@b.de' }, errors: ['email loginNameUndefined'] },
  { step: 'email', typed: { email: 'a@b.de', emailRepeat: ' ' }, errors: ['emailRepeat stringEmpty'] },
  { step: 'email', typed: { email: 'a@b.de', emailRepeat: 'a@b.dee' }, errors: ['emailRepeat emailRepeatDontMatch'] },
  { step: 'email', typed: { email: 'a@b.de ', emailRepeat: 'A@b.de' }, errors: [] },
  { step: 'email', typed: { email: 'a@käse.de', emailRepeat: 'a\u200b@xn--kse-qla.de' }, errors: [] },
  {
    step: 'email',
    typed: { email: 'a@maß.de', emailRepeat: 'a@mass.de' },
    errors: ['emailRepeat emailRepeatDontMatch'],
  },
  { step: 'email', typed: { email: 'a(b)@c.de', emailRepeat: 'a(b)@c.de' }, errors: ['email emailSyntaxError'] },
  {
    step: 'person',
    typed: {},
    errors: ['password', 'passwordRepeat', 'salutation', 'firstName', 'lastName'].map(
      (field) => `${field} stringEmpty`,
    ),
  },
  {
    step: 'person',
    typed: { salutation: 'Frau', firstName: 'A', lastName: 'B', password: 'abc12', passwordRepeat: 'abc13' },
    errors: ['password passwordToShort', 'passwordRepeat passwordRepeatDontMatch'],
  },
  {
    step: 'person',
    typed: { salutation: 'Frau', firstName: 'A', lastName: 'B', password: 'abcdef', passwordRepeat: 'abcdef' },
    errors: ['password passwordComplexity'],
  },
  { step: 'person', person: 'known', typed: {}, errors: ['password stringEmpty'] },
  { step: 'person', person: 'known', typed: { password: 'a' }, errors: [] },
  { step: 'consents', typed: { newsletter: true }, errors: ['conditions stringEmpty', 'adult stringEmpty'] },
  { step: 'consents', typed: { conditions: true, adult: true }, errors: [] },
  { step: 'check', typed: {}, errors: [] },
])('step $step of a $person person with $typed has the errors $errors', ({ step, person = 'new', typed, errors }) => {
  const found = stepErrors(step, { ...emptyKioskForm, ...typed }, person)
  expect(found.map(({ input, code }) => `${input} ${code}`)).toEqual(errors)
})

test.each([
  { code: 'already_in_use', input: '', field: 'cardCode', step: 'card' },
  { code: 'card_invalid', input: 'cardCode', field: 'cardCode', step: 'card' },
  { code: 'accountExists', input: 'loginName', field: 'email', step: 'email' },
  { code: 'credentialError', input: 'loginName', field: 'password', step: 'person' },
  { code: 'stringEmpty', input: 'firstName', field: 'firstName', step: 'person' },
  { code: 'network', input: '', field: '', step: 'check' },
  { code: 'stringEmpty', input: 'gibtEsNicht', field: '', step: 'check' },
])('the error $code about "$input" is shown at "$field" on step $step', ({ code, input, field, step }) => {
  const error = atKioskField(fieldError(code, input))
  expect([error.input, stepOfErrors([error])]).toEqual([field, step])
})
