import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@delikaterie/shared-contracts/account-coupons'
import * as api from '@delikaterie/shared-contracts/api'
import * as brand from '@delikaterie/shared-contracts/brand'
import * as bus from '@delikaterie/shared-contracts/bus'
import type * as drafts from '@delikaterie/shared-contracts/drafts'
import type * as navigation from '@delikaterie/shared-contracts/navigation'
import { sharedModules, type SharedModule } from '@delikaterie/shared-contracts/remotes'
import * as schema from '@delikaterie/shared-contracts/schema'
import * as session from '@delikaterie/shared-contracts/session'
import * as icons from '@delikaterie/shared-ui/icons'
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
  '@delikaterie/shared-contracts/account-coupons': accountCoupons,
  '@delikaterie/shared-contracts/api': api,
  '@delikaterie/shared-contracts/brand': brand,
  '@delikaterie/shared-contracts/bus': bus,
  '@delikaterie/shared-contracts/session': session,
  '@delikaterie/shared-contracts/schema': schema,
  '@delikaterie/shared-ui/icons': icons,
} satisfies Partial<Record<SharedModule, object>>

type OwnModules = { drafts: typeof drafts; navigation: typeof navigation }

/** The federation share scope: what remotes take from a page, with the versions of `sharedModules`. */
export function shareScope({ drafts, navigation }: OwnModules) {
  const all: Readonly<Record<SharedModule, object>> = {
    ...modules,
    '@delikaterie/shared-contracts/drafts': drafts,
    '@delikaterie/shared-contracts/navigation': navigation,
  }
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, ...instance }]) => {
      const shareConfig = { singleton: !('optional' in instance), requiredVersion: `^${version}` as const }
      return [name, { version, lib: () => all[name as SharedModule], shareConfig }]
    }),
  )
}
