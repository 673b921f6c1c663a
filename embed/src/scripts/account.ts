import { defineAccount } from '../define.ts'
import { scriptOrigin } from '../loader/script-origin.ts'

defineAccount({ portal: scriptOrigin() })
