import { memberCookie, portalStartId } from '@delikaterie/shared-contracts/remotes'
import { startOnIntent } from './start-on-intent.ts'

// The script of a page that can be read as it was sent (docs/decisions/0029-text-pages-start-on-intent.md). What starts
// the portal stands in a template of the page.

const template = document.getElementById(portalStartId)
if (template instanceof HTMLTemplateElement)
  startOnIntent({
    portal: template.content,
    afterPaint: document.currentScript?.dataset['afterPaint'] !== undefined,
    isMember: () => document.cookie.includes(`${memberCookie}=`),
  })
