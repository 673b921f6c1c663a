import type { WidgetName } from '@portal/shared-contracts/remotes'

/** The widgets each document shows. The edge preloads their code together with the document. */
export const widgets = {
  landing: {
    login: 'mfe-auth/login-box',
    highlights: 'mfe-rewards/highlights',
    registration: 'mfe-auth/registration',
  },
  login: { login: 'mfe-auth/login-box' },
  overview: { reachable: 'mfe-rewards/reachable', endingSoon: 'mfe-loyalty-coupons/ending-soon' },
  home: { highlights: 'mfe-rewards/highlights', memberCard: 'mfe-cards/member-card' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WidgetName>>>>
