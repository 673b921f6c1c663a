import { singletons } from '@delikaterie/shared-contracts/remotes'
import type { Compiler } from 'webpack'

const folders = /node_modules\/(react|react-dom|nanostores|@nanostores\/react|ky|idb-keyval)\/|shared-contracts\/src\/(session\/index|coupons\/|api\/|drafts\/|bus\/|navigation\/)/

/**
 * Fails a remote's build that carries its own copy of something the page must have once:
 * a second React breaks hooks, a second session logs members out of half the page.
 */
export const refuseOwnSingletons = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('singletons', (compilation) => {
      compilation.hooks.finishModules.tap('singletons', (modules) => {
        for (const module of modules) {
          const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : ''
          if (folders.test(file)) {
            const message = `${file} would be bundled a second time; import it as one of: ${singletons.join(', ')}`
            compilation.errors.push(Object.assign(new Error(message), { name: 'SingletonError' }) as never)
          }
        }
      })
    })
  },
})
