import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/member-card.tsx') } satisfies Loadable
