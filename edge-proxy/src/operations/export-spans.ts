import { diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span as OtelSpan } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { BackendError } from '../backend/exchange.ts'
import type { EdgeConfig } from '../config/config.ts'
import { createMinuteLog } from '../http/log.ts'
import { traceparentOf, type Span, type SpanAttributes, type TraceContext, type Tracing } from '../http/trace.ts'

/** ms for one batch, tries included: an edge that stops waits for the last one. */
const exportTimeout = 3_000

type ExportOptions = EdgeConfig['tracing'] & { collector: string }

/** Sends spans to a collector by OTLP, in batches. Spans that it does not take in time are dropped and logged. */
export function exportSpans({ collector, ...sampling }: ExportOptions, logger: Logger): Tracing {
  const logFault = createMinuteLog<'export'>((_, count) => logger.error({ count }, 'spans were not exported'))
  const ignored = (): void => {}
  diag.setLogger({ error: () => logFault('export'), warn: ignored, info: ignored, debug: ignored, verbose: ignored })
  const exporter = new OTLPTraceExporter({ url: `${collector}v1/traces`, timeoutMillis: exportTimeout })
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come first.
    resource: resourceFromAttributes({ 'service.name': 'portal-edge' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeout })],
  })
  const tracer = provider.getTracer('portal-edge')

  const withinSpan = (parent: OtelSpan): Span => ({
    traceId: parent.spanContext().traceId,
    traceparent: () => headerOf(parent),
    async run(name, { known, ofResult }, work) {
      const options = known ? { kind: SpanKind.CLIENT, attributes: known } : {}
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
      try {
        const result = await work(withinSpan(span))
        if (ofResult) setAttributes(span, ofResult(result))
        return result
      } catch (error) {
        setAttributes(span, { 'error.type': error instanceof BackendError ? error.kind : 'error' })
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
  })

  return {
    startSpan(context) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parentOf(context))
      return {
        ...withinSpan(span),
        end(name, { method, template, status, code }) {
          span.updateName(name)
          setAttributes(span, {
            'http.request.method': method,
            'http.response.status_code': status,
            ...(template !== null && { 'url.template': template }),
            ...(code !== undefined && { 'error.type': code }),
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: () => provider.shutdown().catch(() => logFault('export')),
  }
}

const setAttributes = (span: OtelSpan, attributes: SpanAttributes): void => void span.setAttributes(attributes)

function samplerOf({ sampler, ratio }: Pick<ExportOptions, 'sampler' | 'ratio'>): Sampler {
  const share = sampler.endsWith('always_on') ? 1 : sampler.endsWith('always_off') ? 0 : ratio
  const root = new TraceIdRatioBasedSampler(share)
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}

function parentOf({ traceId, parentId, isSampled }: TraceContext) {
  if (parentId === null) return ROOT_CONTEXT
  const context = { traceId, spanId: parentId, traceFlags: Number(isSampled), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, context)
}

function headerOf(span: OtelSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return traceparentOf(traceId, spanId, (traceFlags & 1) === 1)
}
