import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { rewardKindOf } from '../domain/reward.ts'

/** How long the parcel service takes, as the retailer has agreed with it; nothing if the brand does not say it. */
const time = facts.deliveryTime === null ? '' : `, ${facts.deliveryTime}`

/** What happens with a reward that was ordered; of an unknown category it is not said what it is. */
export function preparationText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
      return sieOrDu(
        'Wir freuen uns auf Sie und schreiben gleich Ihre Einladung.',
        'Wir freuen uns auf Dich und schreiben gleich Deine Einladung.',
      )
    case 'voucher':
      return sieOrDu(
        'Wir stecken Ihren Gutschein in einen schönen Umschlag und schicken ihn auf den Weg.',
        'Wir stecken Deinen Gutschein in einen schönen Umschlag und schicken ihn auf den Weg.',
      )
    case 'product':
      return sieOrDu(
        'Wir packen Ihre Prämie mit Freude ein und schicken sie auf den Weg.',
        'Wir packen Deine Prämie mit Freude ein und schicken sie auf den Weg.',
      )
    case null:
      return sieOrDu(
        'Wir machen Ihre Prämie mit Freude versandfertig und schicken sie auf den Weg.',
        'Wir machen Deine Prämie mit Freude versandfertig und schicken sie auf den Weg.',
      )
  }
}

/** How a reward reaches the member. Every reward is shipped, an event as its invitation. */
export function deliveryText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
      return `${sieOrDu(`Ihre Einladung kommt mit der Post${time}.`, `Deine Einladung kommt mit der Post${time}.`)} Der Versand ist kostenlos.`
    case 'voucher':
      return `${sieOrDu(`Ihr Gutschein kommt mit der Post${time}.`, `Dein Gutschein kommt mit der Post${time}.`)} Der Versand ist kostenlos.`
    case 'product':
    case null:
      return `${sieOrDu(`Zu Ihnen nach Hause${time}.`, `Zu Dir nach Hause${time}.`)} Der Versand innerhalb Deutschlands ist kostenlos.`
  }
}

const orderedProductText = (): string =>
  facts.deliveryTime === null
    ? sieOrDu('Wir schicken Ihre Prämie an die Lieferadresse.', 'Wir schicken Deine Prämie an die Lieferadresse.')
    : sieOrDu(`Ihre Prämie ist ${facts.deliveryTime} bei Ihnen.`, `Deine Prämie ist ${facts.deliveryTime} bei Dir.`)

/** The same for a reward that was ordered, which may go to another address than the member's. */
export function orderedDeliveryText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
    case 'voucher':
      return deliveryText(category)
    case 'product':
    case null:
      return `${orderedProductText()} Der Versand ist kostenlos.`
  }
}
