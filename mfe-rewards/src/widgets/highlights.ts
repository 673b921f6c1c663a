import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = {
  load: async () => ({ Component: (await import('../pages/highlights.tsx')).Highlights }),
} satisfies Loadable
