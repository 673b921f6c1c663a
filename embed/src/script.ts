import { embedNames } from '@portal/shared-contracts/embed/elements'
import { defineEmbed } from './define.ts'

// Every script of a tag defines all elements, so that a page with several loads one.
const { currentScript } = document
const portal = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : ''
for (const name of embedNames) defineEmbed(name, { portal })
