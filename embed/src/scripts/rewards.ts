import { defineRewards } from '../define.ts'
import { scriptOrigin } from '../loader/script-origin.ts'

defineRewards({ portal: scriptOrigin() })
