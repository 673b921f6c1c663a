import path from 'node:path'
import { root } from '../build/root.ts'
import { packPackages } from './pack-packages.ts'

// `npm run pack:packages -- FOLDER`, by default into .packages.

const files = await packPackages(path.resolve(root, process.argv[2] ?? '.packages'))
console.log(files.join('\n'))
