import type { WidgetModule } from '@delikaterie/shared-contracts/remotes'

export const widget = {
  load: async () => ({ Component: (await import('../pages/registration.tsx')).Registration }),
} satisfies WidgetModule['widget']
