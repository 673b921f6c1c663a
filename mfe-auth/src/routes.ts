import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [] satisfies RemoteModule['routes']
