import { allPages, layoutShiftJourneys } from '../portal/layout-shift-journeys.ts'
import { test } from '../portal/test.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px`, () => layoutShiftJourneys(viewport, allPages))
