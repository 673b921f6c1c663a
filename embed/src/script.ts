import { embedNames } from '@delikaterie/shared-contracts/embed'
import { defineEmbed } from './define.ts'
import { scriptOrigin } from './loader/script-origin.ts'

// Every script of a tag defines all elements, so that a page with several loads one.
const portal = scriptOrigin()
for (const name of embedNames) defineEmbed(name, { portal })
