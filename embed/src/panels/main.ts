import { embeddingPage } from '../loader/page.ts'
import { openPopupLogin } from './popup-login.ts'
import { JoinPanel, LoginPanel } from './panels.tsx'

// A script of its own, because elements that need no login show none of it.
const page = embeddingPage()
if (page) page.panels = { JoinPanel, LoginPanel, openPopupLogin }
