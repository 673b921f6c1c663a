import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import type { EmbedErrorCode } from '@portal/shared-contracts/embed/elements'

const unavailable = `Dieser Teil ${the(brand.shop, 'genitive')} lässt sich gerade nicht laden.`

const errors: Record<EmbedErrorCode, string> = {
  builtinsReplaced: `Diese Seite kann Inhalte ${the(brand.shop, 'genitive')} nicht zeigen. Sie finden alles in unserem Portal.`,
  originNotAllowed: `Diese Seite ist nicht freigeschaltet, Inhalte ${the(brand.shop, 'genitive')} zu zeigen. Sie finden alles in unserem Portal.`,
  otherPortal: `Auf dieser Seite ist schon ein anderes Portal ${the(brand.shop, 'genitive')} eingebunden.`,
  portalMissing: `Diesem Teil ${the(brand.shop, 'genitive')} fehlt die Adresse des Portals.`,
  remoteUnavailable: unavailable,
  unreachable: `${unavailable} Bitte prüfen Sie Ihre Verbindung.`,
}

export const t = {
  loading: 'Wird geladen …',
  errors,
  retry: 'Noch einmal versuchen',
  toPortal: `Zum Portal ${the(brand.shop, 'genitive')}`,
}
