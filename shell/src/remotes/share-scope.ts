import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@delikaterie/shared-contracts/account-coupons'
import * as api from '@delikaterie/shared-contracts/api'
import * as bus from '@delikaterie/shared-contracts/bus'
import * as drafts from '@delikaterie/shared-contracts/drafts'
import * as navigation from '@delikaterie/shared-contracts/navigation'
import { sharedModules, type SharedModule } from '@delikaterie/shared-contracts/remotes'
import * as schema from '@delikaterie/shared-contracts/schema'
import * as session from '@delikaterie/shared-contracts/session'
import * as icons from '@delikaterie/shared-ui/icons'
import * as nanostores from 'nanostores'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

/** What remotes take from the portal. */
const modules: Readonly<Record<SharedModule, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@delikaterie/shared-contracts/account-coupons': accountCoupons,
  '@delikaterie/shared-contracts/api': api,
  '@delikaterie/shared-contracts/bus': bus,
  '@delikaterie/shared-contracts/drafts': drafts,
  '@delikaterie/shared-contracts/navigation': navigation,
  '@delikaterie/shared-contracts/session': session,
  '@delikaterie/shared-contracts/schema': schema,
  '@delikaterie/shared-ui/icons': icons,
}

/** The federation share scope: the modules with the versions of the table `sharedModules`. */
export const shareScope = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { version, ...instance }]) => {
    const shareConfig = { singleton: !('optional' in instance), requiredVersion: `^${version}` as const }
    return [name, { version, lib: () => modules[name as SharedModule], shareConfig }]
  }),
)
