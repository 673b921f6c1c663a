export { standardPages as pages } from '../../standard/content/pages.ts'
