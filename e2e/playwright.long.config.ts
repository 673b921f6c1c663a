import { defineConfig } from 'playwright/test'
import journeys from './playwright.config.ts'

/** Journeys of `npm run test:long`. */
export default defineConfig({ ...journeys, testMatch: '**/*.long.ts' })
