import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import type { Greeting } from '../domain/greeting.ts'

export const t = {
  heading: sieOrDu('Ihre Punkte', 'Deine Punkte'),
  greeting: (greeting: Greeting): string =>
    greeting.kind === 'visitor'
      ? sieOrDu('Melden Sie sich an, um Ihren Punktestand zu sehen.', 'Melde Dich an, um Deinen Punktestand zu sehen.')
      : sieOrDu(
          `Sie haben ${formatPoints(greeting.points)} gesammelt.`,
          `Du hast ${formatPoints(greeting.points)} gesammelt.`,
        ),
}
