import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  {
    path: paths.coupons,
    ...heroes.coupons,
    loginRequired: true,
    load: () => import('./pages/coupons.tsx'),
  },
] satisfies RemoteModule['routes']
