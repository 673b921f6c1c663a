import type * as api from './api/index.ts'
import type * as accountCoupons from './api/account-coupons.ts'
import type * as drafts from './storage/drafts.ts'
import type * as navigation from './navigation/navigation.tsx'
import type * as session from './session/index.ts'
import type * as v from './schema.ts'
import type { FunctionComponent } from 'react'
import type { PortalEvent, PortalEvents } from './session/bus.ts'
import type { EmbedSurface } from './embed/elements.ts'
import type { ApplyIntegrity, contractVersion, integrityKey, RemoteModule, WidgetModule } from './remotes/contract.ts'
import type { ReleaseRecordInput } from './remotes/release-record.ts'
import type { SharedModules } from './remotes/shared-modules.ts'
import type { TableCall } from './calls/call-table.ts'

// The contract between shell, edge, remotes and embedding pages. `npm run check` compares its declarations with the committed ones in
// shared-contracts/contract (docs/decisions/0020-contract-as-declarations.md).

/** The event bus with a function per event: the compiler then accepts a new event as an addition. */
type EventsOneByOne = {
  on: { [E in PortalEvent]: (listener: (event: PortalEvents[E]) => void) => () => void }
  emit: { [E in PortalEvent]: (event: PortalEvents[E]) => void }
}

/** Navigation without the context, which the shell sets; remotes render the widget and do not extend it. */
type RemoteNavigation = Omit<typeof navigation, 'NavigationContext' | 'useNavigation'> & {
  useNavigation: () => Omit<navigation.Navigation, 'Widget'> & { Widget?: FunctionComponent<navigation.WidgetProps> }
}

/** What shell and edge provide to remotes, and elements to embedding pages. A newer one must do what an older one did. */
export type Provided = {
  modules: {
    '@delikaterie/shared-contracts/account-coupons': typeof accountCoupons
    '@delikaterie/shared-contracts/api': typeof api
    '@delikaterie/shared-contracts/bus': { bus: EventsOneByOne }
    '@delikaterie/shared-contracts/drafts': typeof drafts
    '@delikaterie/shared-contracts/navigation': RemoteNavigation
    '@delikaterie/shared-contracts/session': typeof session
  }
  integrity: { key: typeof integrityKey; apply: ApplyIntegrity }
  calls: CallSurface
  embed: EmbedSurface
}

/** What a remote provides to shell and edge. A newer shell must accept what an older one accepted. */
export type Accepted = {
  routes: RemoteModule
  widget: WidgetModule
  record: ReleaseRecordInput
}

/** What is compared as versions: that of the contract, and those of the shared modules. */
export type Versions = { contract: typeof contractVersion; sharedModules: SharedModules }

type InputOf<C, Part extends string> = C extends { readonly [P in Part]: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : null

/** One call: what the edge accepts and gives; null for a part that it does not have. */
type CallTypes<C extends TableCall> = {
  method: C['method']
  path: C['path']
  access: C['access']
  send: (request: {
    params: InputOf<C, 'params'>
    query: InputOf<C, 'query'>
    body: InputOf<C, 'body'>
  }) => v.InferOutput<C['response']>
}

/** The calls that an edge accepts, by name, for the declarations of the contract. */
export type CallSurface = { [C in TableCall as C['name']]: CallTypes<C> }
