import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { rewardKindOf } from '../domain/reward.ts'

/** How long the parcel service takes, as the retailer has agreed with it; nothing if the brand does not say it. */
const time = facts.deliveryTime === null ? '' : `, ${facts.deliveryTime}`

/** What happens with a reward that was ordered; of an unknown category it is not said what it is. */
export function preparationText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
      return 'Wir freuen uns auf Sie und schreiben gleich Ihre Einladung.'
    case 'voucher':
      return 'Wir stecken Ihren Gutschein in einen schönen Umschlag und schicken ihn auf den Weg.'
    case 'product':
      return 'Wir packen Ihre Prämie mit Freude ein und schicken sie auf den Weg.'
    case null:
      return 'Wir machen Ihre Prämie mit Freude versandfertig und schicken sie auf den Weg.'
  }
}

/** How a reward reaches the member. Every reward is shipped, an event as its invitation. */
export function deliveryText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
      return `Ihre Einladung kommt mit der Post${time}. Der Versand ist kostenlos.`
    case 'voucher':
      return `Ihr Gutschein kommt mit der Post${time}. Der Versand ist kostenlos.`
    case 'product':
    case null:
      return `Zu Ihnen nach Hause${time}. Der Versand innerhalb Deutschlands ist kostenlos.`
  }
}

/** The same for a reward that was ordered, which may go to another address than the member's. */
export function orderedDeliveryText(category: string | null): string {
  switch (rewardKindOf(category)) {
    case 'event':
    case 'voucher':
      return deliveryText(category)
    case 'product':
    case null:
      return facts.deliveryTime === null
        ? 'Wir schicken Ihre Prämie an die Lieferadresse. Der Versand ist kostenlos.'
        : `Ihre Prämie ist ${facts.deliveryTime} bei Ihnen. Der Versand ist kostenlos.`
  }
}
