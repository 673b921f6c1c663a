import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: '/konto/kontodaten',
    title: 'Kontodaten',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/account-data.tsx')).AccountDataPage }),
  },
  {
    path: '/konto/transaktionen',
    title: 'Transaktionen',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/transactions.tsx')).TransactionsPage }),
  },
] satisfies RemoteModule['routes']
