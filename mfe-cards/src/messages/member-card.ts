import { brand } from '@delikaterie/shared-contracts/brand'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'

export const t = {
  wordmark: brand.wordmark,
  barcode: (cardCode: string): string => `Barcode der Kartennummer ${groupCardCode(cardCode)}`,
  loading: 'Ihre Karte wird geladen.',
  failed: 'Ihre Karte konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: 'Mit Ihrem Konto ist keine aktive Karte verknüpft.',
  toDigitalCard: 'Digitale Karte zeigen',
  toCards: 'Zu meinen Karten',
}
