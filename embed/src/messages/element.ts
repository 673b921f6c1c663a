import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { EmbedErrorCode } from '@portal/shared-contracts/embed/elements'

const unavailable = `Dieser Teil ${the(brand.shop, 'genitive')} lässt sich gerade nicht laden.`
const inPortal = sieOrDu('Sie finden alles in unserem Portal.', 'Du findest alles in unserem Portal.')

const errors: Record<EmbedErrorCode, string> = {
  builtinsReplaced: `Diese Seite kann Inhalte ${the(brand.shop, 'genitive')} nicht zeigen. ${inPortal}`,
  originNotAllowed: `Diese Seite ist nicht freigeschaltet, Inhalte ${the(brand.shop, 'genitive')} zu zeigen. ${inPortal}`,
  otherPortal: `Auf dieser Seite ist schon ein anderes Portal ${the(brand.shop, 'genitive')} eingebunden.`,
  portalMissing: `Diesem Teil ${the(brand.shop, 'genitive')} fehlt die Adresse des Portals.`,
  remoteUnavailable: unavailable,
  unreachable: `${unavailable} ${sieOrDu('Bitte prüfen Sie Ihre Verbindung.', 'Bitte prüfe Deine Verbindung.')}`,
}

export const t = {
  loading: 'Wird geladen …',
  errors,
  retry: 'Noch einmal versuchen',
  toPortal: `Zum Portal ${the(brand.shop, 'genitive')}`,
}
