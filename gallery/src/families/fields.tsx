import { emailTexts } from '@delikaterie/shared-contracts/messages/email-field'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { EmailField } from '@delikaterie/shared-ui/email-field'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextArea } from '@delikaterie/shared-ui/text-area'
import { TextField } from '@delikaterie/shared-ui/text-field'
import type { Family } from '../family.ts'
import { WithValue } from '../shown/with-value.tsx'

const password = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen', autoComplete: 'off' }
const reasons = ['Verloren', 'Gestohlen', 'Beschädigt'].map((label) => ({ value: label, label }))

const email = (props: { first: string; error?: string; hint?: string }) => {
  const { first, ...texts } = props
  return (
    <WithValue first={first}>
      {(value, onChange) => (
        <EmailField
          texts={emailTexts}
          name="email"
          autoComplete="off"
          label="E-Mail-Adresse"
          mark="*"
          required
          value={value}
          onChange={onChange}
          {...texts}
        />
      )}
    </WithValue>
  )
}

export const fields: Family = {
  id: 'fields',
  title: 'Fields',
  states: [
    { name: 'TextField: empty', shown: <TextField label="Vorname" mark="*" required /> },
    { name: 'TextField: filled', shown: <TextField label="Vorname" defaultValue="Marlene" /> },
    {
      name: 'TextField: with a hint',
      shown: <TextField label="Kartennummer" hint="19 Ziffern, auf der Rückseite der Karte" inputMode="numeric" />,
    },
    {
      name: 'TextField: wrong',
      shown: <TextField label="Nachname" error={errorText('stringEmpty', 'Nachname')} />,
    },
    {
      name: 'TextField: wrong, with a hint',
      shown: (
        <TextField
          label="Geburtsdatum"
          hint="TT.MM.JJJJ, zum Beispiel 17.05.1980"
          defaultValue="31.02.1980"
          error={errorText('date.invalid')}
        />
      ),
    },
    { name: 'TextField: read-only', shown: <TextField label="Ort" defaultValue="München" readOnly /> },
    { name: 'TextField: disabled', shown: <TextField label="Ort" defaultValue="München" disabled /> },
    {
      name: 'TextField: search',
      shown: <TextField type="search" label="Suche" placeholder="Zum Beispiel Kaffee" autoComplete="off" />,
    },
    { name: 'PasswordField: empty', shown: <PasswordField {...password} label="Passwort" mark="*" required /> },
    {
      name: 'PasswordField: filled',
      shown: <PasswordField {...password} label="Passwort" defaultValue="Genuss2026!" />,
    },
    {
      name: 'PasswordField: wrong, on a shared device',
      shown: (
        <PasswordField
          {...password}
          storable={false}
          label="Passwort"
          defaultValue="genuss"
          error={errorText('passwordComplexity')}
        />
      ),
    },
    {
      name: 'SelectField: nothing chosen',
      shown: <SelectField label="Grund" placeholder="Bitte wählen" options={reasons} />,
    },
    { name: 'SelectField: chosen', shown: <SelectField label="Grund" options={reasons} defaultValue="Gestohlen" /> },
    {
      name: 'SelectField: wrong',
      shown: (
        <SelectField
          label="Grund"
          mark="*"
          required
          placeholder="Bitte wählen"
          options={reasons}
          error={errorText('stringEmpty', 'Grund')}
        />
      ),
    },
    { name: 'SelectField: read-only', shown: <SelectField label="Grund" options={reasons} aria-disabled /> },
    { name: 'TextArea: empty', shown: <TextArea label="Nachricht" hint="Höchstens 500 Zeichen" rows={3} /> },
    {
      name: 'TextArea: wrong',
      shown: (
        <TextArea label="Nachricht" rows={3} defaultValue="Hallo" error="Bitte schreiben Sie einen ganzen Satz." />
      ),
    },
    {
      name: 'EmailField: empty',
      shown: email({ first: '', hint: 'An diese Adresse schicken wir Ihnen den Link zur Bestätigung.' }),
    },
    { name: 'EmailField: suggests once focused', shown: email({ first: 'marlene@g' }) },
    {
      name: 'EmailField: wrong',
      shown: email({ first: 'marlene.example', error: errorText('emailSyntaxError') }),
    },
  ],
}
