import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  {
    path: paths.rewards,
    ...heroes.rewards,
    skeleton: 'products',
    loginRequired: true,
    load: () => import('./pages/rewards.tsx'),
  },
  {
    path: paths.rewardRoute,
    title: 'Prämie einlösen',
    skeleton: 'detail',
    loginRequired: true,
    load: () => import('./pages/redeem.tsx'),
  },
  {
    path: paths.benefits,
    ...heroes.benefits,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/benefits.tsx'),
  },
  {
    path: paths.rarities,
    ...heroes.rarities,
    skeleton: 'cards',
    loginRequired: true,
    load: () => import('./pages/rarities.tsx'),
  },
  { path: paths.highlightRoute, title: 'Prämien-Highlight', skeleton: 'detail', load: () => import('./pages/top.tsx') },
] satisfies RemoteModule['routes']
