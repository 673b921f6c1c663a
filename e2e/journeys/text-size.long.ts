import { narrowJourneys } from '../portal/narrow-journeys.ts'
import { test } from '../portal/test.ts'

test.use({ checkedIn: 'every reading' })

narrowJourneys(', and with spaced text, text of 200 % and zoom', (watch) => watch.checkAccessibility())
