import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { FetchInstrumentation } from '@opentelemetry/instrumentation-fetch'
import { WebTracerProvider } from '@opentelemetry/sdk-trace-web'
import { browserTracingIntegration, createTransport, init } from '@sentry/browser'

/** The library and the portal's origin, which `data-tracing` and `data-portal` of the page name. */
const { tracing, portal = '' } = document.documentElement.dataset

if (tracing === 'opentelemetry') {
  new WebTracerProvider().register()
  const propagateTraceHeaderCorsUrls = [new RegExp(`^${portal.replaceAll('.', '[.]')}/`)]
  registerInstrumentations({ instrumentations: [new FetchInstrumentation({ propagateTraceHeaderCorsUrls })] })
}

if (tracing === 'sentry') {
  init({
    dsn: 'https://key@sentry.example/1',
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1,
    tracePropagationTargets: [portal],
    propagateTraceparent: true,
    // Sends nothing: the journey has no Sentry.
    transport: (options) => createTransport(options, async () => ({ statusCode: 200 })),
  })
}
