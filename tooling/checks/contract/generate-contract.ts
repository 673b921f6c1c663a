import { root } from '../../build/root.ts'
import { writeDeprecated } from './contract.ts'

// `npm run generate:contract`, after a change of a tag `@deprecated` in the contract.
await writeDeprecated(root)
