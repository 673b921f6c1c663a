import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/ending-soon.tsx') } satisfies Loadable
