// How the scripts of a build load its chunks.
export { chunkIntegrity } from './chunk-integrity.ts'
export { insertScripts } from './insert-scripts-plugin.ts'
