import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/reachable.tsx') } satisfies Loadable
