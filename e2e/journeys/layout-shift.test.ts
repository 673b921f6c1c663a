import { eachPage, layoutShiftJourneys } from '../portal/layout-shift-journeys.ts'

layoutShiftJourneys({ width: 390, height: 844 }, eachPage)
