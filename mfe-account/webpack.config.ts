import { createEmbeddableConfig } from '@delikaterie/remote-kit/webpack'

export default createEmbeddableConfig(import.meta.dirname)
