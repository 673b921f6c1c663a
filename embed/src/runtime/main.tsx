import './before-libraries.ts'
import '@portal/shared-ui/styles/base.css'
import '@portal/shared-ui/styles/tokens.css'
import { embeddingPage } from '../loader/page.ts'
import { createRuntime } from './create-runtime.tsx'

const page = embeddingPage()
if (page) page.createRuntime = createRuntime
