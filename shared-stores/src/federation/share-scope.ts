import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@portal/shared-contracts/account-coupons'
import * as api from '@portal/shared-contracts/api'
import * as brand from '@portal/shared-contracts/brand'
import * as bus from '@portal/shared-contracts/bus'
import type * as drafts from '@portal/shared-contracts/drafts'
import type * as navigation from '@portal/shared-contracts/navigation'
import { sharedModules, type SharedModule } from '@portal/shared-contracts/remotes'
import * as schema from '@portal/shared-contracts/schema'
import * as session from '@portal/shared-contracts/session'
import * as icons from '@portal/shared-ui/icons'
import * as nanostores from 'nanostores'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

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
} satisfies Partial<Record<SharedModule, object>>

type OwnModules = { drafts: typeof drafts; navigation: typeof navigation }

/** The federation share scope: what remotes take from a page, with the versions of `sharedModules`. */
export function shareScope({ drafts, navigation }: OwnModules) {
  const all: Readonly<Record<SharedModule, object>> = {
    ...modules,
    '@portal/shared-contracts/drafts': drafts,
    '@portal/shared-contracts/navigation': navigation,
  }
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, ...instance }]) => {
      const shareConfig = { singleton: !('optional' in instance), requiredVersion: `^${version}` as const }
      return [name, { version, lib: () => all[name as SharedModule], shareConfig }]
    }),
  )
}
