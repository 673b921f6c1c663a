import type { Loadable } from '@portal/shared-contracts/remotes'

export const widget = { load: () => import('../pages/change-password/form.tsx') } satisfies Loadable
