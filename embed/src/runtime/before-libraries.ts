import { embeddingPage } from '../loader/page.ts'
import { requireBuiltins } from './builtins.ts'

// Imported first: libraries of the runtime may throw while they are evaluated, and the elements say why then.
const page = embeddingPage()
if (page)
  page.createRuntime = () => {
    requireBuiltins(page)
    throw new Error('Incomplete runtime')
  }
