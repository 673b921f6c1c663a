export { standardPages as pages } from '../standard/pages.ts'
