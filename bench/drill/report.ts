import { services, type Diary, type Lag, type Service } from './diary.ts';
import { longestOutage, type Span } from './outages.ts';

export interface PastFault extends Span {
  name: string;
}

interface Report {
  zeros: Record<string, number>;
  counts: Record<string, number>;
  diary: Diary;
  /** When the last fault and the time after it were over. */
  end: number;
  /** Interval of the calls of each service. */
  everyMs: Record<Service, number>;
  excused: Record<Service, readonly Span[]>;
  standstills: readonly Span[];
  pastFaults: readonly PastFault[];
  late: readonly Lag[];
}

const outageMaxMs = 5_000;
const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));

/** Prints the tables. Returns false if a figure is not zero or an outage took too long. */
export function printReport(report: Report): boolean {
  const { zeros, counts, diary, end, everyMs, excused, standstills, pastFaults, late } = report;
  /** Returns the longest outage of a service, without the time that a fault excuses. */
  const outageMs = (service: Service, span: { begin: number; end: number }): number => {
    const successes = diary.successes[service].filter((moment) => moment >= span.begin && moment <= span.end);
    return longestOutage(successes, { ...span, excused: [...excused[service], ...standstills] });
  };
  const outages = services.map((service) => ({
    service,
    asked: Math.round(end / everyMs[service]),
    served: diary.successes[service].length,
    outageMs: outageMs(service, { begin: 0, end }),
  }));
  console.table(zeros);
  console.table({
    ...counts,
    ...Object.fromEntries([...diary.faults, ...diary.refusals]),
    'changes that every node showed within a second': diary.lags.filter(({ lagMs }) => lagMs <= 1_000).length,
  });
  console.table(
    outages.map(({ outageMs: ms, ...served }) => ({ ...served, 'longest outage s': seconds(ms) })),
  );
  for (const { from, until } of standstills)
    console.log(`at ${seconds(from)} s the machine stood still for ${seconds(until - from)} s`);
  for (const { what, acknowledgedAt, lagMs } of late)
    console.log(`a ${what} of ${seconds(acknowledgedAt)} s was shown ${seconds(lagMs)} s later`);
  /** Visitors without a response, and outages in seconds, from the beginning of each fault to that of the next. */
  console.table(
    pastFaults.map(({ name, from, until }) => ({
      fault: name,
      ...Object.fromEntries(
        services.map((service) => {
          const failedCalls = diary.failures[service].filter((moment) => moment >= from && moment < until);
          return [
            service,
            `${failedCalls.length} (${seconds(outageMs(service, { begin: from, end: until }))} s)`,
          ];
        }),
      ),
    })),
  );
  return (
    Object.values(zeros).every((value) => value === 0) &&
    outages.every(({ service, outageMs: ms }) => ms <= outageMaxMs + everyMs[service])
  );
}
