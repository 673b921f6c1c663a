import { createDocumentConfig, createFederatedConfig } from '@delikaterie/remote-kit/webpack'

export default [
  createFederatedConfig(import.meta.dirname),
  createDocumentConfig(import.meta.dirname, {
    'digital-card': './src/document/main.tsx',
    'digital-card-worker': './src/document/service-worker.ts',
  }),
]
