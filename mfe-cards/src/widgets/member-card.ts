import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = { load: () => import('../pages/member-card.tsx') } satisfies Loadable
