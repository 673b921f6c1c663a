import type { RewardCategory } from '../domain/reward-category.ts'

/** How long the parcel service takes, as the shop has agreed with it. */
export const deliveryTime = 'in der Regel in drei bis fünf Werktagen'

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
