import { content as standard } from '../../standard/content/accessibility.ts'
import type { InfoContent } from '../../texts.ts'

export const content: InfoContent = {
  ...standard,
  lead: 'Genuss ist für alle da. Deshalb soll auch dieses Portal für alle nutzbar sein, mit Tastatur, Vorleseprogramm, Vergrößerung und auf jedem Bildschirm.',
}
