import { Button, buttonClass, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { NextIcon } from '@portal/shared-ui/icons/icons'
import { keysOf } from '@portal/shared-contracts/records'
import { inColumn, onHero, type Family } from '../family.ts'

const backgrounds: Readonly<Record<ButtonVariant, typeof inColumn>> = {
  primary: inColumn,
  accent: onHero,
  outline: inColumn,
  outlineOnHero: onHero,
  quiet: inColumn,
  destructive: inColumn,
}
const reason = 'Bitte wählen Sie zuerst eine Karte.'

const statesOf = (variant: ButtonVariant): Family['states'] => {
  const background = backgrounds[variant]
  return {
    [`${variant}: ready`]: background(<Button variant={variant}>Prämie einlösen</Button>),
    [`${variant}: busy`]: background(
      <Button variant={variant} busy>
        Prämie einlösen
      </Button>,
    ),
    [`${variant}: link`]: background(
      <a href="#link" className={buttonClass(variant)}>
        Alle Prämien <NextIcon size={20} />
      </a>,
    ),
  }
}

export const buttons: Family = {
  id: 'buttons',
  title: 'Buttons',
  states: {
    ...Object.assign({}, ...keysOf(backgrounds).map(statesOf)),
    'disabled, with its reason': <Button disabledReason={reason}>Jetzt einlösen</Button>,
    'outline: disabled, with its reason': (
      <Button variant="outline" disabledReason={reason}>
        Weiter
      </Button>
    ),
    'busy, in two lines': <Button busy>Diese Adresse für meine Bestellung und mein Konto verwenden</Button>,
    'a long label': <Button>Diese Adresse für meine Bestellung und mein Konto verwenden</Button>,
  },
}
