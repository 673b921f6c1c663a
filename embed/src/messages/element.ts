import { brand } from '@delikaterie/shared-contracts/brand'
import type { EmbedErrorCode } from '@delikaterie/shared-contracts/embed'

const unavailable = `Dieser Teil der ${brand.name} lässt sich gerade nicht laden.`

const errors: Record<EmbedErrorCode, string> = {
  builtinsReplaced: `Diese Seite kann Inhalte der ${brand.name} nicht zeigen. Sie finden alles in unserem Portal.`,
  originNotAllowed: `Diese Seite ist nicht freigeschaltet, Inhalte der ${brand.name} zu zeigen. Sie finden alles in unserem Portal.`,
  otherPortal: `Auf dieser Seite ist schon ein anderes Portal der ${brand.name} eingebunden.`,
  portalMissing: `Diesem Teil der ${brand.name} fehlt die Adresse des Portals.`,
  remoteUnavailable: unavailable,
  unreachable: `${unavailable} Bitte prüfen Sie Ihre Verbindung.`,
}

export const t = {
  loading: 'Wird geladen …',
  errors,
  retry: 'Noch einmal versuchen',
  toPortal: `Zur ${brand.name}`,
}
