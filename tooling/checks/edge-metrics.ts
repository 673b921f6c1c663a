import { createMetrics } from '@portal/edge-proxy/http/metrics'

/** Name, type and labels of all metrics of an edge; no edge runs, so that gauges have no values. */
export function edgeMetrics() {
  const metrics = createMetrics()
  metrics.addGauges(() => Promise.reject(new Error('only the names are read')))
  return metrics.registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    type: String(metric.type),
    labels: 'labelNames' in metric ? [...(metric.labelNames as string[])] : [],
  }))
}
