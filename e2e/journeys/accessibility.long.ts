import { narrowJourneys } from '../portal/narrow-journeys.ts'
import { test } from '../portal/test.ts'

test.use({ checkedIn: 'every environment' })

narrowJourneys(' without a violation', (watch) => watch.checkAccessibility())
