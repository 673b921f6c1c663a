import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.accountData,
    title: 'Kontodaten',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/account-data.tsx')).AccountDataPage }),
  },
  {
    path: paths.transactions,
    title: 'Transaktionen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/transactions.tsx')).TransactionsPage }),
  },
] satisfies RemoteModule['routes']
