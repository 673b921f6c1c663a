import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { CardCodeField } from '@portal/shared-ui/fields/card-code-field'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { PasswordField } from '@portal/shared-ui/fields/password-field'
import { SelectField } from '@portal/shared-ui/fields/select-field'
import { TextArea } from '@portal/shared-ui/fields/text-area'
import { TextField } from '@portal/shared-ui/fields/text-field'
import type { Family } from '../family.ts'
import { withValue } from '../shown/with-value.tsx'

const password = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen', autoComplete: 'off' }
const reasons = ['Verloren', 'Gestohlen', 'Beschädigt'].map((label) => ({ value: label, label }))

const email = (first: string, texts: { error?: string; hint?: string } = {}) =>
  withValue(first, (value, onChange) => (
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
  ))

export const fields: Family = {
  id: 'fields',
  title: 'Fields',
  states: {
    'TextField: empty': <TextField label="Vorname" mark="*" required />,
    'TextField: filled': <TextField label="Vorname" defaultValue="Marlene" />,
    'TextField: with a hint': (
      <TextField label="Kartennummer" hint="19 Ziffern, auf der Rückseite der Karte" inputMode="numeric" />
    ),
    'TextField: wrong': <TextField label="Nachname" error={errorText('stringEmpty', 'Nachname')} />,
    'TextField: wrong, with a hint': (
      <TextField
        label="Geburtsdatum"
        hint="TT.MM.JJJJ, zum Beispiel 17.05.1980"
        defaultValue="31.02.1980"
        error={errorText('date.invalid')}
      />
    ),
    'TextField: read-only': <TextField label="Ort" defaultValue="München" readOnly />,
    'TextField: disabled': <TextField label="Ort" defaultValue="München" disabled />,
    'TextField: search': <TextField type="search" label="Suche" placeholder="Zum Beispiel Kaffee" autoComplete="off" />,
    'CardCodeField: filled': withValue('1234 5678 9012 3456 789', (value, onEdit) => (
      <CardCodeField label="Kartennummer" value={value} onEdit={onEdit} />
    )),
    'PasswordField: empty': <PasswordField {...password} label="Passwort" mark="*" required />,
    'PasswordField: filled': <PasswordField {...password} label="Passwort" defaultValue="Genuss2026!" />,
    'PasswordField: wrong, on a shared device': (
      <PasswordField
        {...password}
        storable={false}
        label="Passwort"
        defaultValue="genuss"
        error={errorText('passwordComplexity')}
      />
    ),
    'SelectField: nothing chosen': <SelectField label="Grund" placeholder="Bitte wählen" options={reasons} />,
    'SelectField: chosen': <SelectField label="Grund" options={reasons} defaultValue="Gestohlen" />,
    'SelectField: wrong': (
      <SelectField
        label="Grund"
        mark="*"
        required
        placeholder="Bitte wählen"
        options={reasons}
        error={errorText('stringEmpty', 'Grund')}
      />
    ),
    'SelectField: read-only': <SelectField label="Grund" options={reasons} aria-disabled />,
    'TextArea: empty': <TextArea label="Nachricht" hint="Höchstens 500 Zeichen" rows={3} />,
    'TextArea: wrong': (
      <TextArea label="Nachricht" rows={3} defaultValue="Hallo" error="Bitte schreiben Sie einen ganzen Satz." />
    ),
    'EmailField: empty': email('', { hint: 'An diese Adresse schicken wir Ihnen den Link zur Bestätigung.' }),
    'EmailField: suggests once focused': email('marlene@g'),
    'EmailField: wrong': email('marlene.example', { error: errorText('emailSyntaxError') }),
  },
}
