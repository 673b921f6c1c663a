import { root } from '../../build/root.ts'
import { acceptContract } from './contract.ts'

// Part of `npm run generate`: writes the declarations of the contract.

const findings = await acceptContract(root)
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1
