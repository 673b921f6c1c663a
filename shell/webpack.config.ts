import { createShellConfig } from '../tooling/webpack/shell.ts'

export default createShellConfig()
