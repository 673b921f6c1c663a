import { layoutShiftJourneys } from '../portal/layout-shift-journeys.ts'

layoutShiftJourneys({ width: 390, height: 844 })
