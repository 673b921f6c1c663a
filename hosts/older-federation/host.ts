import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { createInstance } from '@module-federation/runtime-tools'

// The page provides its runtime to its own remotes before the elements start.
createInstance({ name: 'shop', remotes: [], plugins: [provideRuntime()] })
