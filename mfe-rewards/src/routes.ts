import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: '/vorteile-und-praemien/praemien',
    title: 'Prämien',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/rewards.tsx')).RewardsPage }),
  },
  {
    path: '/vorteile-und-praemien/praemien/:couponId',
    title: 'Prämie einlösen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/redeem.tsx')).RedeemPage }),
  },
  {
    path: '/top/:slug',
    title: 'Prämien-Highlight',
    load: async () => ({ Component: (await import('./pages/top.tsx')).TopPage }),
  },
] satisfies RemoteModule['routes']
