import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.activation,
    title: 'Konto freischalten',
    load: async () => ({ Component: (await import('./pages/activation.tsx')).ActivationPage }),
  },
  {
    path: paths.forgottenPassword,
    title: 'Passwort vergessen',
    load: async () => ({ Component: (await import('./pages/forgotten-password.tsx')).ForgottenPasswordPage }),
  },
  {
    path: paths.resetPassword,
    title: 'Passwort zurücksetzen',
    load: async () => ({ Component: (await import('./pages/reset-password.tsx')).ResetPasswordPage }),
  },
  {
    path: paths.shopLanding,
    title: 'Programm beitreten',
    load: async () => ({ Component: (await import('./pages/shop-landing.tsx')).ShopLandingPage }),
  },
] satisfies RemoteModule['routes']
