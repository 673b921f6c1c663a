import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  title: 'Vorteile',
  lead: `Was Ihre ${brand.cardName} kann, noch bevor Sie einen Punkt einlösen.`,
  heading: 'Acht gute Gründe, sie dabeizuhaben',
  how: 'So geht es:',
}
