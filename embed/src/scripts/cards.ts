import { defineCards } from '../define.ts'
import { scriptOrigin } from '../loader/script-origin.ts'

defineCards({ portal: scriptOrigin() })
