export declare const remoteNames: readonly [
  'mfe-auth',
  'mfe-loyalty-coupons',
  'mfe-rewards',
  'mfe-cards',
  'mfe-account',
]
export type RemoteName = (typeof remoteNames)[number]
export type WidgetName = `${RemoteName}/${string}`
