import { layoutShiftJourneys } from '../portal/layout-shift-journeys.ts'

layoutShiftJourneys({ width: 1440, height: 900 })
