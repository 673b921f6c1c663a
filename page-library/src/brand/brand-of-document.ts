import { brandElementId } from '@portal/shared-contracts/remotes/digital-card'
import type { Brand } from '@portal/shared-contracts/brand/brand'

/** The brand of a document that runs without the shell: the edge writes it there as JSON. */
export const brand = JSON.parse(document.getElementById(brandElementId)?.textContent ?? '') as Brand
