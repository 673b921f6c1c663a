import { root } from '../../build/root.ts'
import { writeReleased } from './contract.ts'

// `npm run release:contract`, when a version of the contract is released: later changes are compared with it.
await writeReleased(root)
