import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.rewards,
    title: 'Prämien',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/rewards.tsx')).RewardsPage }),
  },
  {
    path: paths.rewardRoute,
    title: 'Prämie einlösen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/redeem.tsx')).RedeemPage }),
  },
  {
    path: paths.highlightRoute,
    title: 'Prämien-Highlight',
    load: async () => ({ Component: (await import('./pages/top.tsx')).TopPage }),
  },
] satisfies RemoteModule['routes']
