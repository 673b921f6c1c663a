import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { withoutSpans, type Tracing } from '../http/trace.ts'

/**
 * Where spans go: with OTEL_EXPORTER_OTLP_ENDPOINT to a collector; without it no package of OpenTelemetry is loaded.
 */
export async function openTracing({ tracing }: Pick<EdgeConfig, 'tracing'>, logger: Logger): Promise<Tracing> {
  const { collector } = tracing
  if (collector === null) return withoutSpans
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans({ ...tracing, collector }, logger)
}
