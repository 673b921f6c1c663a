import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Dialog, type DialogProps } from '@delikaterie/shared-ui/dialog'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Stack } from '@delikaterie/shared-ui/section'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import type { Family, State } from '../family.ts'
import { WithValue } from '../shown/with-value.tsx'

/** A state with the button that opens it, because a modal dialog covers the others. */
const opened = (name: string, dialog: Pick<DialogProps, 'title' | 'children' | 'actions'>): State => ({
  name,
  shown: (
    <WithValue first={false}>
      {(open, onChange) => (
        <>
          <Button variant="outline" onClick={() => onChange(true)}>
            Open: {name}
          </Button>
          <Dialog {...dialog} open={open} closeLabel="Dialog schließen" onClose={() => onChange(false)} />
        </>
      )}
    </WithValue>
  ),
})

const reasons = ['Verloren', 'Gestohlen'].map((label) => ({ value: label, label }))

export const dialogs: Family = {
  id: 'dialogs',
  title: 'Dialogs',
  states: [
    opened('a text', {
      title: 'Sind Sie noch da?',
      children: (
        <p>Aus Sicherheitsgründen melden wir Sie in einer Minute ab. Was Sie eingegeben haben, bleibt erhalten.</p>
      ),
      actions: (
        <>
          <Button variant="outline">Abmelden</Button>
          <Button>Angemeldet bleiben</Button>
        </>
      ),
    }),
    opened('a form with an error', {
      title: 'Karte sperren',
      children: (
        <Stack>
          <p>Die Karte 1234 5678 9012 3456 789 kann danach nicht mehr benutzt werden.</p>
          <SelectField
            label="Grund"
            placeholder="Bitte wählen"
            options={reasons}
            error="Bitte wählen Sie einen Grund."
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
    opened('failed', {
      title: 'Bedingungen',
      children: (
        <RetryNotice
          text="Die Bedingungen konnten nicht geladen werden."
          retry="Noch einmal laden"
          onRetry={() => {}}
        />
      ),
    }),
    opened('a long word as its title', {
      title: 'Teilnahmebedingungen',
      children: <p>Die Teilnahme ist freiwillig und kostenlos.</p>,
      actions: <Button>Schließen</Button>,
    }),
    opened('higher than the screen', {
      title: 'Bedingungen der Aktion Hauskaffee No. 7 und aller weiteren Röstungen',
      children: (
        <DataList
          rows={Array.from({ length: 18 }, (_, index) => ({
            label: `Bedingung ${index + 1}`,
            value: 'Gilt einmal pro Mitglied in allen Häusern, solange der Vorrat reicht.',
          }))}
        />
      ),
      actions: <Button>Verstanden</Button>,
    }),
  ],
}
