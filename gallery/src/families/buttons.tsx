import { Button, buttonClass, type ButtonVariant } from '@delikaterie/shared-ui/button'
import { NextIcon } from '@delikaterie/shared-ui/icons'
import type { Family, State } from '../family.ts'

const variants: readonly ButtonVariant[] = ['primary', 'accent', 'outline', 'outlineOnGreen', 'quiet', 'destructive']
const reason = 'Bitte wählen Sie zuerst eine Karte.'

const statesOf = (variant: ButtonVariant): State[] => {
  const ground = variant === 'outlineOnGreen' || variant === 'accent' ? 'green' : 'paper'
  return [
    { name: `${variant}: ready`, ground, shown: <Button variant={variant}>Prämie einlösen</Button> },
    {
      name: `${variant}: busy`,
      ground,
      shown: (
        <Button variant={variant} busy>
          Prämie einlösen
        </Button>
      ),
    },
    {
      name: `${variant}: link`,
      ground,
      shown: (
        <a href="#link" className={buttonClass(variant)}>
          Alle Prämien <NextIcon size={20} />
        </a>
      ),
    },
  ]
}

export const buttons: Family = {
  id: 'buttons',
  title: 'Buttons',
  states: [
    ...variants.flatMap(statesOf),
    { name: 'disabled, with its reason', shown: <Button disabledReason={reason}>Jetzt einlösen</Button> },
    {
      name: 'outline: disabled, with its reason',
      shown: (
        <Button variant="outline" disabledReason={reason}>
          Weiter
        </Button>
      ),
    },
    {
      name: 'busy, in two lines',
      shown: <Button busy>Diese Adresse für meine Bestellung und mein Konto verwenden</Button>,
    },
    { name: 'a long label', shown: <Button>Diese Adresse für meine Bestellung und mein Konto verwenden</Button> },
  ],
}
