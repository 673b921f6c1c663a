import { createFederatedConfig } from '@portal/remote-kit/webpack'

export default createFederatedConfig(import.meta.dirname)
