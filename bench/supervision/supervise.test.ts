import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'feriola-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptWith = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Does what a benchmark does first: starts a server that never ends by itself, and prints what it waits for. */
const starting = `
  import { spawn } from 'node:child_process';
  import { tmpdir } from 'node:os';
  const ignoring = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000)";
  const server = spawn(process.execPath, ['-e', ignoring], { stdio: 'ignore' });
  console.error(JSON.stringify({ pids: [process.pid, server.pid], folder: tmpdir() }));
  console.error('waiting for the site');
`;
const waiting = scriptWith('waiting.mjs', `${starting} setInterval(() => {}, 1000);`);
const dying = scriptWith('dying.mjs', `${starting} console.log('no figures'); process.exit(3);`);

/** Supervises as the command does, in a process that can be ended. */
const driver = scriptWith(
  'driver.mjs',
  `import { endWithSignals, supervise } from '${join(import.meta.dirname, 'supervise.ts')}';
   endWithSignals();
   const outcome = await supervise({ name: 'bench', script: process.argv[2], args: [], capture: true, silenceMs: 300 });
   console.log(JSON.stringify(outcome));`,
);

interface Driven {
  pids: number[];
  folder: string;
  said(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<{ code: number | null; output: string }>;
}

async function drive(script: string): Promise<Driven> {
  const child = spawn(process.execPath, [driver, script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let output = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/\{.*\}/);
  const { pids, folder: own } = JSON.parse(/\{.*\}/.exec(said)![0]) as { pids: number[]; folder: string };
  return { pids, folder: own, said: () => said, kill: (signal) => child.kill(signal), ended };
}

/** One that has ended may wait to be asked for its exit code. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function expectNothingLeft({ pids, folder: own }: Driven): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => existsSync(own), { timeout: 30_000 }).toBe(false);
}

describe.runIf(process.platform === 'linux')('nothing is left', () => {
  test('of a benchmark that dies: what it printed and its code are answered', async () => {
    const driven = await drive(dying);
    const { output } = await driven.ended;
    expect(JSON.parse(output)).toEqual({ code: 3, output: 'no figures\n' });
    await expectNothingLeft(driven);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'of one whose site is never ready, when %s ends it; until then it says so',
    async (signal, code) => {
      const driven = await drive(waiting);
      expect(driven.pids.every(isAlive)).toBe(true);
      await expect
        .poll(driven.said, { timeout: 30_000 })
        .toMatch(/bench: \d+ s, still: waiting for the site/);
      driven.kill(signal);
      // Whether the end of the benchmark is still reported before our own end is a matter of milliseconds.
      expect((await driven.ended).code).toBe(code);
      await expectNothingLeft(driven);
    },
  );

  test('when who supervises it is killed', async () => {
    const driven = await drive(waiting);
    driven.kill('SIGKILL');
    await expectNothingLeft(driven);
  });
});
