/** The remotes of the portal. A new remote also needs a folder of this name and an entry in the root `package.json`. */
export const remoteNames = ['mfe-auth', 'mfe-loyalty-coupons', 'mfe-rewards', 'mfe-cards', 'mfe-account'] as const
export type RemoteName = (typeof remoteNames)[number]

/** A widget of a remote, such as `mfe-auth/login-box`. */
export type WidgetName = `${RemoteName}/${string}`
