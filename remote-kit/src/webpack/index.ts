export { createDocumentConfig } from './document.ts'
export { createFederatedConfig } from './federated.ts'
