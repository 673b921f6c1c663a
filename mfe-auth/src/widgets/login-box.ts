import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/login-box.tsx') } satisfies Loadable
