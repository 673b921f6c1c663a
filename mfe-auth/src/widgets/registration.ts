import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/registration.tsx') } satisfies Loadable
