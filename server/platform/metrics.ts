import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Labels = Readonly<Record<string, string | number>>;

export interface Gauge {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  values: readonly { labels?: Labels; value: number }[];
}

export const gauge = (name: string, help: string, value: number): Gauge => ({
  name: `feriola_${name}`,
  help,
  type: 'gauge',
  values: [{ value }],
});

export const counter = (name: string, help: string, value: number): Gauge => ({
  ...gauge(name, help, value),
  type: 'counter',
});

/** Upper bounds in seconds. */
const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Histogram {
  labels: Labels;
  counts: number[];
  sum: number;
  total: number;
}

export interface RequestTimes {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  text(): string;
}

export function createRequestTimes(): RequestTimes {
  const histograms = new Map<string, Histogram>();
  const name = 'feriola_http_request_duration_seconds';

  return {
    observe(labels, seconds) {
      const histogramLabels = { ...labels, status: `${Math.floor(labels.status / 100)}xx` };
      const key = Object.values(histogramLabels).join(' ');
      const histogram = histograms.get(key) ?? {
        labels: histogramLabels,
        counts: latencyBounds.map(() => 0),
        sum: 0,
        total: 0,
      };
      histograms.set(key, histogram);
      histogram.sum += seconds;
      histogram.total += 1;
      const bound = latencyBounds.findIndex((upper) => seconds <= upper);
      if (bound >= 0) histogram.counts[bound]! += 1;
    },
    text() {
      const lines = [
        `# HELP ${name} Time from the request to the end of its answer.`,
        `# TYPE ${name} histogram`,
      ];
      for (const { labels, counts, sum, total } of histograms.values()) {
        let below = 0;
        for (const [index, count] of counts.entries()) {
          below += count;
          lines.push(line(`${name}_bucket`, { ...labels, le: latencyBounds[index]! }, below));
        }
        lines.push(line(`${name}_bucket`, { ...labels, le: '+Inf' }, total));
        lines.push(line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total));
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function line(name: string, labels: Labels | undefined, value: number): string {
  const inner = Object.entries(labels ?? {})
    .map(([key, text]) => `${key}="${String(text).replace(/[\\"\n]/g, '_')}"`)
    .join(',');
  return `${name}${inner ? `{${inner}}` : ''} ${value}`;
}

export function gaugeText({ name, help, type, values }: Gauge): string {
  const lines = values.map(({ labels, value }) => line(name, labels, value));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves metrics, which show a site's revenue: `host` must not be reachable from outside. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  text: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
