import { createFederatedConfig } from '../tooling/webpack/federated.ts'

export default createFederatedConfig('mfe-loyalty-coupons')
