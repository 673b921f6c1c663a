import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.coupons,
    title: 'Aktionen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/coupons.tsx')).CouponsPage }),
  },
] satisfies RemoteModule['routes']
