export declare const embedNames: readonly ['rewards', 'coupons', 'cards', 'account']
export type EmbedName = (typeof embedNames)[number]
export declare const embedAttributes: readonly ['portal', 'page', 'theme']
export type EmbedAttribute = (typeof embedAttributes)[number]
export type EmbedTheme = 'light' | 'dark' | 'auto'
export type EmbedProperties = {
  portal: string
  page: string
  theme: EmbedTheme
  sessionToken: string | null
}
export type EmbedMethods = {
  logIn: () => Promise<boolean>
  logOut: () => void
}
export type EmbedSession = 'anonymous' | 'member'
export type EmbedErrorCode = 'originNotAllowed' | 'otherPortal' | 'portalMissing' | 'remoteUnavailable' | 'unreachable'
export type EmbedEvents = {
  ready: {
    page: string
  }
  error: {
    code: EmbedErrorCode
  }
  navigate: {
    to: string
    href: string
  }
  session: {
    status: EmbedSession
  }
  tokenrefused: Record<never, never>
}
export type EmbedMountProps = {
  remote: EmbedName
  portal: string
  page?: string
  theme?: EmbedTheme
  sessionToken?: string
  onReady?: (event: CustomEvent<EmbedEvents['ready']>) => void
  onError?: (event: CustomEvent<EmbedEvents['error']>) => void
  onNavigate?: (event: CustomEvent<EmbedEvents['navigate']>) => void
  onSession?: (event: CustomEvent<EmbedEvents['session']>) => void
  onTokenRefused?: (event: CustomEvent<EmbedEvents['tokenrefused']>) => void
}
export type EmbedSurface = {
  elements: {
    [Name in EmbedName]: EmbedProperties & EmbedMethods
  }
  set: (properties: Partial<EmbedProperties>) => void
  attributes: {
    [Name in EmbedAttribute]: true
  }
  mountProps: {
    [Name in keyof EmbedMountProps]-?: true
  }
  on: {
    [Type in keyof EmbedEvents]: (listener: (event: EmbedEvents[Type]) => void) => void
  }
  mount: (props: EmbedMountProps) => () => void
}
