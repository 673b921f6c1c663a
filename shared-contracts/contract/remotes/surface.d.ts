import type { FunctionComponent } from 'react'
import type * as api from '../api/index.ts'
import type { PortalEvent, PortalEvents } from '../bus/bus.ts'
import type { CallSurface } from '../calls/call-surface.ts'
import type * as accountCoupons from '../coupons/account-coupons.ts'
import type * as drafts from '../drafts/drafts.ts'
import type { EmbedSurface } from '../embed/elements.ts'
import type * as navigation from '../navigation/navigation.tsx'
import type * as session from '../session/index.ts'
import type { ApplyIntegrity, contractVersion, integrityKey, RemoteModule, WidgetModule } from './contract.ts'
import type { ReleaseRecordInput } from './release-record.ts'
import type { SharedModules } from './shared-modules.ts'
type EventsOneByOne = {
  on: {
    [E in PortalEvent]: (listener: (event: PortalEvents[E]) => void) => () => void
  }
  emit: {
    [E in PortalEvent]: (event: PortalEvents[E]) => void
  }
}
type RemoteNavigation = Omit<typeof navigation, 'NavigationContext' | 'useNavigation'> & {
  useNavigation: () => Omit<navigation.Navigation, 'Widget'> & {
    Widget?: FunctionComponent<navigation.WidgetProps>
  }
}
export type Provided = {
  modules: {
    '@delikaterie/shared-contracts/account-coupons': typeof accountCoupons
    '@delikaterie/shared-contracts/api': typeof api
    '@delikaterie/shared-contracts/bus': {
      bus: EventsOneByOne
    }
    '@delikaterie/shared-contracts/drafts': typeof drafts
    '@delikaterie/shared-contracts/navigation': RemoteNavigation
    '@delikaterie/shared-contracts/session': typeof session
  }
  integrity: {
    key: typeof integrityKey
    apply: ApplyIntegrity
  }
  calls: CallSurface
  embed: EmbedSurface
}
export type Accepted = {
  routes: RemoteModule
  widget: WidgetModule
  record: ReleaseRecordInput
}
export type Versions = {
  contract: typeof contractVersion
  sharedModules: SharedModules
}
