import { createFederatedConfig } from '@delikaterie/remote-kit/webpack'

export default createFederatedConfig(import.meta.dirname)
