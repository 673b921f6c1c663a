import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: '/vorteile-und-praemien/aktionen',
    title: 'Aktionen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/coupons.tsx')).CouponsPage }),
  },
] satisfies RemoteModule['routes']
