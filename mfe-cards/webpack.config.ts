import { createDocumentConfig } from '../tooling/webpack/document.ts'
import { createFederatedConfig } from '../tooling/webpack/federated.ts'

export default [
  createFederatedConfig('mfe-cards'),
  createDocumentConfig('mfe-cards', {
    'digital-card': './src/document/main.tsx',
    'digital-card-worker': './src/document/service-worker.ts',
  }),
]
