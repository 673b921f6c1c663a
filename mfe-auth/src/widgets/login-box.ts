import type { Loadable } from '@delikaterie/shared-contracts/remotes'

export const widget = { load: () => import('../pages/login-box.tsx') } satisfies Loadable
