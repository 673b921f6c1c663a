import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = { load: () => import('../ui/change-password.tsx') } satisfies Loadable
