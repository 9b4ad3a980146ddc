/** The result of a run, which its last line prints. A peer has the same figures. */
export interface Figures {
  objects: number;
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  max_ms: number;
  qps: number;
  index_bytes: number;
  build_s: number;
  update_us: number;
}

interface Latency {
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  max_ms: number;
  qps: number;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export function toLatency(times: Float64Array): Latency {
  const sortedTimes = times.toSorted();
  const quantile = (share: number): number =>
    round(sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(share * sortedTimes.length))] ?? 0);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    p50_ms: quantile(0.5),
    p95_ms: quantile(0.95),
    p99_ms: quantile(0.99),
    max_ms: round(sortedTimes.at(-1) ?? 0),
    qps: total === 0 ? 0 : Math.round((1000 * times.length) / total),
  };
}

export function printTable(header: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    );
  }
  console.log();
}
