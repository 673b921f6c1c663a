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

const once = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

/** A module that remotes may take from here instead of loading their own. */
const provideOptional = (name: OptionalShared, module: object) => ({
  version: optionalShared[name],
  lib: () => module,
  shareConfig: { singleton: false, requiredVersion: `^${optionalShared[name]}` as const },
})

/** The page's one instance of everything that must be one (design §6). */
export const sharedModules = {
  react: once(React.version, React),
  'react/jsx-runtime': once(React.version, jsxRuntime),
  'react-dom': once(React.version, ReactDom),
  'react-dom/client': once(React.version, ReactDomClient),
  nanostores: once('1.0.0', nanostores),
  '@nanostores/react': once('1.0.0', nanostoresReact),
  '@delikaterie/shared-contracts/account-coupons': once('1.0.0', accountCoupons),
  '@delikaterie/shared-contracts/api': once('1.0.0', api),
  '@delikaterie/shared-contracts/drafts': once('1.0.0', drafts),
  '@delikaterie/shared-contracts/session': once('1.0.0', session),
  '@delikaterie/shared-contracts/bus': once('1.0.0', bus),
  '@delikaterie/shared-contracts/navigation': once('1.0.0', navigation),
  '@delikaterie/shared-contracts/schema': provideOptional('@delikaterie/shared-contracts/schema', schema),
  '@delikaterie/shared-ui/icons': provideOptional('@delikaterie/shared-ui/icons', icons),
} satisfies Record<Singleton | OptionalShared, unknown>
