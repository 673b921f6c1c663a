import type { RewardCategory } from '../domain/reward.ts'

/** How long the parcel service takes, as the shop has agreed with it. */
export const deliveryTime = 'meist in drei bis fünf Werktagen'

/** What happens with a reward that was ordered; of an unknown category it is not said what it is. */
export function preparationText(category: RewardCategory | null): string {
  switch (category) {
    case 'Veranstaltungen':
      return 'Wir freuen uns auf Sie und schreiben gleich Ihre Einladung.'
    case 'Gutscheine':
      return 'Wir stecken Ihren Gutschein in einen schönen Umschlag und schicken ihn auf den Weg.'
    case 'Produkte':
      return 'Wir packen Ihre Prämie mit Freude ein und schicken sie auf den Weg.'
    case null:
      return 'Wir machen Ihre Prämie mit Freude versandfertig und schicken sie auf den Weg.'
  }
}

/** How a reward reaches the member. Every reward is shipped, an event as its invitation. */
export function deliveryText(category: RewardCategory | null): string {
  switch (category) {
    case 'Veranstaltungen':
      return `Ihre Einladung kommt mit der Post, ${deliveryTime}. Der Versand ist kostenlos.`
    case 'Gutscheine':
      return `Ihr Gutschein kommt mit der Post, ${deliveryTime}. Der Versand ist kostenlos.`
    case 'Produkte':
    case null:
      return `Zu Ihnen nach Hause, ${deliveryTime}. Der Versand innerhalb Deutschlands ist kostenlos.`
  }
}

/** The same for a reward that was ordered, which may go to another address than the member's. */
export function orderedDeliveryText(category: RewardCategory | null): string {
  switch (category) {
    case 'Veranstaltungen':
    case 'Gutscheine':
      return deliveryText(category)
    case 'Produkte':
    case null:
      return `Ihre Prämie ist ${deliveryTime} bei Ihnen. Der Versand ist kostenlos.`
  }
}
