import { createShellConfig } from '@portal/tooling/webpack/shell'

export default createShellConfig()
