import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { Button } from '@portal/shared-ui/buttons/button'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { Dialog, type DialogProps } from '@portal/shared-ui/layout/dialog'
import { Stack } from '@portal/shared-ui/layout/section'
import { SelectField } from '@portal/shared-ui/fields/select-field'
import type { Family } from '../family.ts'
import { withValue } from '../shown/with-value.tsx'

/** A dialog with the button that opens it, because a modal one covers the other states. */
const opened = (dialog: Pick<DialogProps, 'title' | 'children' | 'actions'>) =>
  withValue(false, (open, onChange) => (
    <>
      <Button variant="outline" onClick={() => onChange(true)}>
        <span>Open: </span>
        <span>{dialog.title}</span>
      </Button>
      <Dialog {...dialog} open={open} closeLabel="Dialog schließen" onClose={() => onChange(false)} />
    </>
  ))

const reasons = ['Verloren', 'Gestohlen'].map((label) => ({ value: label, label }))

export const dialogs: Family = {
  id: 'dialogs',
  title: 'Dialogs',
  states: {
    'a text': opened({
      title: 'Sind Sie noch da?',
      children: <p>Zu Ihrer Sicherheit melden wir Sie gleich ab, weil es hier eine Weile ruhig war.</p>,
      actions: (
        <>
          <Button variant="outline">Jetzt abmelden</Button>
          <Button>Angemeldet bleiben</Button>
        </>
      ),
    }),
    'a form with an error': opened({
      title: 'Karte sperren?',
      children: (
        <Stack>
          <p>Eine gesperrte Karte kann nur unser Kundenservice entsperren.</p>
          <SelectField
            label="Grund"
            placeholder="Bitte wählen"
            options={reasons}
            error={errorText('stringEmpty', 'Grund')}
          />
        </Stack>
      ),
      actions: (
        <>
          <Button variant="outline">Abbrechen</Button>
          <Button busy>Karte sperren</Button>
        </>
      ),
    }),
    'a long word as its title': opened({
      title: 'Teilnahmebedingungen',
      children: <p>Die Teilnahme ist freiwillig und kostenlos.</p>,
      actions: <Button>Schließen</Button>,
    }),
    'higher than the screen': opened({
      title: 'Bedingungen der Aktion Hauskaffee No. 7 und aller weiteren Röstungen',
      children: (
        <DataList
          rows={Array.from({ length: 18 }, (_, index) => ({
            label: `Bedingung ${index + 1}`,
            value: 'Gilt einmal je Mitglied im Laden und im Online-Shop, solange der Vorrat reicht.',
          }))}
        />
      ),
      actions: <Button>Verstanden</Button>,
    }),
  },
}
