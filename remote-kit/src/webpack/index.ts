export { createDocumentConfig } from './document.ts'
export { createEmbeddableConfig } from './embeddable.ts'
export { createFederatedConfig } from './federated.ts'
