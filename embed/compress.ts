import path from 'node:path'
import { compressBelow } from '@delikaterie/remote-kit/files'

await compressBelow(path.join(import.meta.dirname, 'dist'))
