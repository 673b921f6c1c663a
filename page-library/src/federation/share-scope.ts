import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@portal/page-library/api/account-coupons'
import * as api from '@portal/page-library/api'
import * as brand from '@portal/shared-contracts/brand/brand'
import * as bus from '@portal/page-library/session/bus'
import type * as content from '@portal/shared-contracts/brand/content'
import type * as drafts from '@portal/page-library/storage/drafts'
import type * as navigation from '@portal/page-library/navigation/navigation'
import { sharedModules, type SharedModule } from '@portal/shared-contracts/remotes'
import * as schema from '@portal/shared-contracts/schema'
import * as session from '@portal/page-library/session'
import * as icons from '@portal/shared-ui/icons/icons'
import * as nanostores from 'nanostores'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

/** Modules that a page has in its own way, or, as the elements the brand's content, not at all. */
type OwnModules = { drafts: typeof drafts; navigation: typeof navigation; content?: typeof content }
type OwnModule =
  '@portal/shared-contracts/drafts' | '@portal/shared-contracts/navigation' | '@portal/shared-contracts/brand/content'

const modules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@portal/shared-contracts/account-coupons': accountCoupons,
  '@portal/shared-contracts/api': api,
  '@portal/shared-contracts/brand': brand,
  '@portal/shared-contracts/bus': bus,
  '@portal/shared-contracts/session': session,
  '@portal/shared-contracts/schema': schema,
  '@portal/shared-ui/icons': icons,
} satisfies Record<Exclude<SharedModule, OwnModule>, object>

/** The federation share scope: what remotes take from a page, with the versions of `sharedModules`. */
export function shareScope({ drafts, navigation, content }: OwnModules) {
  const all: Partial<Record<SharedModule, object>> = {
    ...modules,
    '@portal/shared-contracts/drafts': drafts,
    '@portal/shared-contracts/navigation': navigation,
    ...(content && { '@portal/shared-contracts/brand/content': content }),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, module]) => {
      const { version, ...instance } = sharedModules[name as SharedModule]
      const shareConfig = { singleton: !('optional' in instance), requiredVersion: `^${version}` as const }
      return [name, { version, lib: () => module, shareConfig }]
    }),
  )
}
