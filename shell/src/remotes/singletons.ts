import * as nanostoresReact from '@nanostores/react'
import * as accountCoupons from '@delikaterie/shared-contracts/account-coupons'
import * as api from '@delikaterie/shared-contracts/api'
import * as bus from '@delikaterie/shared-contracts/bus'
import * as drafts from '@delikaterie/shared-contracts/drafts'
import * as navigation from '@delikaterie/shared-contracts/navigation'
import { optionalShared, type OptionalShared, type Singleton } from '@delikaterie/shared-contracts/remotes'
import * as schema from '@delikaterie/shared-contracts/schema'
import * as session from '@delikaterie/shared-contracts/session'
import * as icons from '@delikaterie/shared-ui/icons'
import * as nanostores from 'nanostores'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

const singleton = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

/** A module that remotes use if the version fits; otherwise they load their own. */
const optional = (name: OptionalShared, module: object) => ({
  version: optionalShared[name],
  lib: () => module,
  shareConfig: { singleton: false, requiredVersion: `^${optionalShared[name]}` as const },
})

/** The federation share scope: modules that exist once per page, and optional shared modules. */
export const sharedModules = {
  react: singleton(React.version, React),
  'react/jsx-runtime': singleton(React.version, jsxRuntime),
  'react-dom': singleton(React.version, ReactDom),
  'react-dom/client': singleton(React.version, ReactDomClient),
  nanostores: singleton('1.0.0', nanostores),
  '@nanostores/react': singleton('1.0.0', nanostoresReact),
  '@delikaterie/shared-contracts/account-coupons': singleton('1.0.0', accountCoupons),
  '@delikaterie/shared-contracts/api': singleton('1.0.0', api),
  '@delikaterie/shared-contracts/drafts': singleton('1.0.0', drafts),
  '@delikaterie/shared-contracts/session': singleton('1.0.0', session),
  '@delikaterie/shared-contracts/bus': singleton('1.0.0', bus),
  '@delikaterie/shared-contracts/navigation': singleton('1.0.0', navigation),
  '@delikaterie/shared-contracts/schema': optional('@delikaterie/shared-contracts/schema', schema),
  '@delikaterie/shared-ui/icons': optional('@delikaterie/shared-ui/icons', icons),
} satisfies Record<Singleton | OptionalShared, unknown>
