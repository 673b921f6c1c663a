import type { WidgetModule } from '@delikaterie/shared-contracts/remotes'

export const widget = {
  load: async () => ({ Component: (await import('../pages/login-box.tsx')).LoginBox }),
} satisfies WidgetModule['widget']
