import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { addDays, todayInBerlin } from '../domain/stay.ts';

/**
 * Overloads a running site and prints the results: `bin/node bench/measure-overload.ts http://localhost:3000
 * --connections 320 --seconds 10`. Each request is a search that is not cached. With `--path` all requests are for
 * this path, such as a document. A `#` in it is replaced by increasing numbers from `--from` on, as in
 * `/pictures/#/2-725x450.avif`. `--pause` is the time that a refused visitor waits. With `--rate` requests a second
 * arrive whether or not earlier ones were answered, over as many connections as are then open.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '320' },
    seconds: { type: 'string', default: '10' },
    pause: { type: 'string', default: '0' },
    rate: { type: 'string' },
    path: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
});
const [origin = 'http://localhost:3000'] = positionals;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

interface Answer {
  status: number;
  ms: number;
}

function sendRequest(path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const resolveWith = (status: number) => resolve({ status, ms: performance.now() - began });
    request(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => resolveWith(response.statusCode ?? 0));
      response.on('error', () => resolveWith(0));
    })
      .on('error', () => resolveWith(0))
      .end();
  });
}

let requestCount = Number(values.from);
const fillPath = (path: string): string => path.replace('#', () => String(requestCount++));

/** Begins elsewhere in each run, so that no search is answered from the pages cached for an earlier one. */
let searches = Math.floor(Math.random() * 30_000_000);
function distinctSearch(): string {
  const number = ++searches;
  const startDate = addDays(todayInBerlin(new Date()), 20 + (number % 300));
  const endDate = addDays(startDate, 7);
  return `/search/?startDate=${startDate}&endDate=${endDate}&persons=${1 + (number % 6)}&priceMax=${700 + (Math.floor(number / 7) % 5_000)}`;
}

const answers: Answer[] = [];
const end = performance.now() + Number(values.seconds) * 1000;
async function runVisitor(): Promise<void> {
  while (performance.now() < end) {
    const answer = await sendRequest(values.path === undefined ? distinctSearch() : fillPath(values.path));
    answers.push(answer);
    if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, Number(values.pause)));
  }
}
/** Sends what is due by the clock every millisecond, so that slow answers do not lower the rate. */
async function sendAtRate(rate: number): Promise<void> {
  const start = performance.now();
  const pending: Promise<unknown>[] = [];
  while (performance.now() < end) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate);
    while (pending.length < due)
      pending.push(
        sendRequest(values.path === undefined ? distinctSearch() : fillPath(values.path)).then((answer) =>
          answers.push(answer),
        ),
      );
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
}

const began = performance.now();
await (values.rate === undefined
  ? Promise.all(Array.from({ length: Number(values.connections) }, runVisitor))
  : sendAtRate(Number(values.rate)));
const seconds = (performance.now() - began) / 1000;
agent.destroy();

const formatLine = (name: string, group: readonly Answer[]): string => {
  const sortedTimes = group.map(({ ms }) => ms).sort((a, b) => a - b);
  const percentile = (share: number): string =>
    `${Math.round(sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0)} ms`;
  return `${name}: ${group.length} (${(group.length / seconds).toFixed(1)} a second), p50 ${percentile(0.5)}, p99 ${percentile(0.99)}, longest ${percentile(1)}`;
};
for (const status of [...new Set(answers.map((answer) => answer.status))].sort()) {
  const group = answers.filter((answer) => answer.status === status);
  process.stdout.write(`${formatLine(String(status), group)}\n`);
}
