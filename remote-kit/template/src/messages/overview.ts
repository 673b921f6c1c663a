import { formatPoints } from '@portal/shared-contracts/numbers/format'
import type { Greeting } from '../domain/greeting.ts'

export const t = {
  heading: 'Ihre Punkte',
  greeting: (greeting: Greeting): string =>
    greeting.kind === 'visitor'
      ? 'Melden Sie sich an, um Ihren Punktestand zu sehen.'
      : `Sie haben ${formatPoints(greeting.points)} gesammelt.`,
}
