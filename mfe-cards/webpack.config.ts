import { createDocumentConfig, createFederatedConfig } from '@portal/remote-kit/webpack'

export default [
  createFederatedConfig(import.meta.dirname),
  createDocumentConfig(import.meta.dirname, {
    'digital-card': './src/digital-card.tsx',
    'digital-card-worker': './src/digital-card-worker.ts',
  }),
]
