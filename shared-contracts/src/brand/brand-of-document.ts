import { brandElementId } from '../storage/digital-card.ts'
import type { Brand } from './brand.ts'

/** The brand of a document that runs without the shell: the edge writes it there as JSON. */
export const brand = JSON.parse(document.getElementById(brandElementId)?.textContent ?? '') as Brand
