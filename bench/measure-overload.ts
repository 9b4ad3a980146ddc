import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { addDays, todayInBerlin } from '../domain/stay.ts';

/**
 * Asks a running site for more than it can give, and prints what came of it: `bin/node bench/measure-overload.ts
 * http://localhost:3000 --connections 320 --seconds 10`. Each page asked for is a search that nobody has asked for. With
 * `--path` everybody asks for that path instead, such as that of a document; a `#` in it stands for another number each time, as in
 * `/pictures/#/2-725x450.avif`, counted from `--from`. `--pause` is what a refused visitor waits.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '320' },
    seconds: { type: 'string', default: '10' },
    pause: { type: 'string', default: '0' },
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

function ask(path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number) => resolve({ status, ms: performance.now() - began });
    request(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => answered(response.statusCode ?? 0));
      response.on('error', () => answered(0));
    })
      .on('error', () => answered(0))
      .end();
  });
}

let asked = Number(values.from);
const addressOf = (path: string): string => path.replace('#', () => String(asked++));

let searches = 0;
function distinctSearch(): string {
  const number = ++searches;
  const startDate = addDays(todayInBerlin(new Date()), 20 + (number % 300));
  const endDate = addDays(startDate, 7);
  return `/search/?startDate=${startDate}&endDate=${endDate}&persons=${1 + (number % 6)}&priceMax=${700 + (Math.floor(number / 7) % 5_000)}`;
}

const answers: Answer[] = [];
const end = performance.now() + Number(values.seconds) * 1000;
async function visitor(): Promise<void> {
  while (performance.now() < end) {
    const answer = await ask(values.path === undefined ? distinctSearch() : addressOf(values.path));
    answers.push(answer);
    if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, Number(values.pause)));
  }
}
const began = performance.now();
await Promise.all(Array.from({ length: Number(values.connections) }, visitor));
const seconds = (performance.now() - began) / 1000;
agent.destroy();

const line = (name: string, group: readonly Answer[]): string => {
  const sorted = group.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
  return `${name}: ${group.length} (${(group.length / seconds).toFixed(1)} a second), p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
};
for (const status of [...new Set(answers.map((answer) => answer.status))].sort()) {
  const group = answers.filter((answer) => answer.status === status);
  process.stdout.write(`${line(String(status), group)}\n`);
}
