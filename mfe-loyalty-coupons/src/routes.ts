import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  {
    path: paths.coupons,
    ...heroes.coupons,
    loginRequired: true,
    load: () => import('./pages/coupons.tsx'),
  },
] satisfies RemoteModule['routes']
