import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: '/konto/karten',
    title: 'Meine Karten',
    loginRequired: true,
    load: async () => ({ Component: (await import('./pages/cards.tsx')).CardsPage }),
  },
] satisfies RemoteModule['routes']
