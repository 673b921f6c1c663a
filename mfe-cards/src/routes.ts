import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  {
    path: paths.cards,
    ...heroes.cards,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/cards.tsx'),
  },
  {
    path: paths.digitalCard,
    title: 'Digitale Karte',
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/digital-card.tsx'),
  },
] satisfies RemoteModule['routes']
