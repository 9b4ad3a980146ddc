import { afterEach, expect, test, vi } from 'vitest';
import { answeringModule } from '../../tests/harness/answering-module.ts';
import { createOwnProcess, ProcessEndedError, type OwnProcess } from './own-process.ts';

/** The work of the process in these tests. */
interface Work {
  [name: string]: (...args: never[]) => unknown;
  pid(): number;
  variable(name: string): string | undefined;
  reversed(bytes: Buffer): Buffer;
  refuse(why: string): never;
  end(): never;
  never(): Promise<never>;
}

const module = answeringModule(`
  pid: () => process.pid,
  variable: (name) => process.env[name],
  reversed: (bytes) => bytes.reverse(),
  refuse(why) { throw new Error(why); },
  end: () => process.exit(3),
  never: () => new Promise(() => undefined),
`);

afterEach(() => vi.unstubAllEnvs());

const own = (limits: { idleMs?: number; timeoutMs?: number } = {}): OwnProcess<Work> =>
  createOwnProcess({ module, idleMs: 60_000, timeoutMs: 60_000, ...limits });

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process answers all calls, with bytes as bytes and errors as errors', async () => {
  const { call, residentBytes } = own();
  expect(residentBytes()).toBe(0);
  const large = Buffer.alloc(20_000_000, 1).fill(7, 0, 1);
  const [pid, bytes, same] = await Promise.all([call('pid'), call('reversed', large), call('pid')]);
  expect(same).toBe(pid);
  expect(pid).not.toBe(process.pid);
  expect(Buffer.isBuffer(bytes) && bytes.at(-1)).toBe(7);
  await expect(call('refuse', 'There is nothing on it')).rejects.toThrow('There is nothing on it');
  expect(await call('pid')).toBe(pid);
  expect(residentBytes()).toBeGreaterThan(20_000_000);
});

test('the keys of the house stay with it', async () => {
  vi.stubEnv('SECRET', 'of the house');
  const { call } = own();
  expect(await call('variable', 'SECRET')).toBeUndefined();
  expect(await call('variable', 'PATH')).toBe(process.env['PATH']);
});

test('a process that ends refuses what it was asked, and the next call has another one', async () => {
  const { call } = own();
  const pid = await call('pid');
  const asked = [call('never'), call('end')];
  for (const answer of asked) await expect(answer).rejects.toThrow(ProcessEndedError);
  expect(await call('pid')).not.toBe(pid);
});

test('a process that nobody asks ends, and one that answers nobody too', async () => {
  const resting = own({ idleMs: 50 });
  const pid = await resting.call('pid');
  await expect.poll(() => isThere(pid)).toBe(false);
  expect(await resting.call('pid')).not.toBe(pid);

  const hanging = own({ timeoutMs: 2_000 });
  const hung = hanging.call('never');
  const asking = setInterval(() => void hanging.call('never').catch(() => undefined), 100);
  await expect(hung).rejects.toThrow('takes too long');
  clearInterval(asking);
});
