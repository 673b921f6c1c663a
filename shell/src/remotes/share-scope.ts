import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@delikaterie/shared-contracts/account-coupons'
import * as api from '@delikaterie/shared-contracts/api'
import * as bus from '@delikaterie/shared-contracts/bus'
import * as drafts from '@delikaterie/shared-contracts/drafts'
import * as navigation from '@delikaterie/shared-contracts/navigation'
import type { SharedModules } from '@delikaterie/shared-contracts/remotes'
import * as schema from '@delikaterie/shared-contracts/schema'
import * as session from '@delikaterie/shared-contracts/session'
import * as icons from '@delikaterie/shared-ui/icons'
import * as nanostores from 'nanostores'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

/** A module with the version that the table of shared modules says: the types compare, so that no page carries the table. */
const provide = <V extends string, S extends boolean>(version: V, singleton: S, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton, requiredVersion: `^${version}` as const },
})
const single = <V extends string>(version: V, module: object) => provide(version, true, module)
const optional = <V extends string>(version: V, module: object) => provide(version, false, module)

/** The federation share scope: the modules of the table `sharedModules`. */
export const shareScope = {
  react: single('19.0.0', React),
  'react/jsx-runtime': single('19.0.0', jsxRuntime),
  'react-dom': single('19.0.0', ReactDom),
  'react-dom/client': single('19.0.0', ReactDomClient),
  nanostores: single('1.0.0', nanostores),
  '@nanostores/react': single('1.0.0', nanostoresReact),
  '@delikaterie/shared-contracts/account-coupons': single('1.0.0', accountCoupons),
  '@delikaterie/shared-contracts/api': single('1.0.0', api),
  '@delikaterie/shared-contracts/bus': single('1.0.0', bus),
  '@delikaterie/shared-contracts/drafts': single('1.0.0', drafts),
  '@delikaterie/shared-contracts/navigation': single('1.0.0', navigation),
  '@delikaterie/shared-contracts/session': single('1.0.0', session),
  '@delikaterie/shared-contracts/schema': optional('1.0.0', schema),
  '@delikaterie/shared-ui/icons': optional('1.0.0', icons),
} satisfies {
  [N in keyof SharedModules]: {
    version: SharedModules[N]['version']
    shareConfig: { singleton: SharedModules[N] extends { optional: true } ? false : true }
  } & Record<string, unknown>
}
