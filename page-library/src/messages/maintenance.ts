import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

/** The sentences of the specification while the loyalty service is unavailable, and the line below the header. */
export const t = {
  title: 'Wartungsarbeiten',
  text: `Aufgrund von Wartungsarbeiten ist es derzeit nicht möglich Prämien einzulösen und Angebote zu aktivieren oder sich für ${the(brand.programme, 'accusative')} zu registrieren.`,
  later: sieOrDu(
    'Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
    'Bitte versuche es zu einem späteren Zeitpunkt erneut.',
  ),
  line: 'Wartungsarbeiten: Prämien und Aktionen sind gerade nicht verfügbar.',
}
