import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = { load: () => import('../pages/highlights.tsx') } satisfies Loadable
