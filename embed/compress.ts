import path from 'node:path'
import { compressBelow } from '@portal/remote-kit/files/files'

await compressBelow(path.join(import.meta.dirname, 'dist'))
