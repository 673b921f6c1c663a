import '@delikaterie/shared-ui/styles/base.css'
import '@delikaterie/shared-ui/styles/tokens.css'
import { embeddingPage } from '../loader/page.ts'
import { createRuntime } from './create-runtime.tsx'
import { embeddedModules } from './embedded-modules.ts'
import { portalModules } from './share-scope.ts'

/** Set by the build. */
declare const embeddedModulesHash: string

const page = embeddingPage()
if (page) {
  page.modulesHash = embeddedModulesHash
  page.modules = { ...portalModules, ...embeddedModules }
  page.createRuntime = createRuntime
}
