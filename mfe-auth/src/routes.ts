import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: '/konto/freischalten',
    title: 'Konto freischalten',
    load: async () => ({ Component: (await import('./pages/activation.tsx')).ActivationPage }),
  },
  {
    path: '/konto/passwort/vergessen',
    title: 'Passwort vergessen',
    load: async () => ({ Component: (await import('./pages/forgotten-password.tsx')).ForgottenPasswordPage }),
  },
  {
    path: '/konto/passwort/zuruecksetzen',
    title: 'Passwort zurücksetzen',
    load: async () => ({ Component: (await import('./pages/reset-password.tsx')).ResetPasswordPage }),
  },
  {
    path: '/landing/shop',
    title: 'Programm beitreten',
    load: async () => ({ Component: (await import('./pages/shop-landing.tsx')).ShopLandingPage }),
  },
] satisfies RemoteModule['routes']
