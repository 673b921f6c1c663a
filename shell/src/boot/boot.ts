import { memberCookie } from '@delikaterie/shared-contracts/remotes'
import { startOnIntent } from './start-on-intent.ts'

// The script of a page that is complete as it was sent (docs/decisions/0029-text-pages-start-on-intent.md). The
// portal's own script stands in its attributes.

const { src = '', sri = '' } = document.currentScript?.dataset ?? {}

startOnIntent({ src, integrity: sri, isMember: () => document.cookie.includes(`${memberCookie}=`) })
