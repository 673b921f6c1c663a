import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = {
  load: async () => ({ Component: (await import('../pages/member-card.tsx')).MemberCard }),
} satisfies Loadable
