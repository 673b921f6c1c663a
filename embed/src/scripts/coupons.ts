import { defineCoupons } from '../define.ts'
import { scriptOrigin } from '../loader/script-origin.ts'

defineCoupons({ portal: scriptOrigin() })
