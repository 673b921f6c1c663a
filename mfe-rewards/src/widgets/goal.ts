import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = { load: () => import('../pages/goal.tsx') } satisfies Loadable
