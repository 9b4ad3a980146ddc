import { expect, test } from 'vitest';
import { childSeconds, runCommand } from './run-command.ts';

test.each([
  ['dash', '0m0.000000s 0m0.010000s\n2m12.730000s 0m30.380000s\n', 163.11],
  ['bash', '0m0.001s 0m0.002s\n0m1.250s 0m0.500s\n', 1.75],
  ['a decimal comma', '0m0,00s 0m0,00s\n0m1,50s 0m0,25s\n', 1.75],
])('reads the processor seconds of children as %s prints them', (_, times, seconds) => {
  expect(childSeconds(times)).toBeCloseTo(seconds, 3);
});

test('counts the processor time of a command and of the processes that it started', async () => {
  const busy =
    'const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; while (used() < 300000);';
  const nested = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  const { code, processorSeconds } = await runCommand(process.execPath, ['-e', nested]);
  expect(code).toBe(0);
  expect(processorSeconds).toBeGreaterThan(0.29);
});

test('answers the exit code and all output, and ends though a process was left behind', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'echo out; echo err >&2; exit 7']);
  expect(code).toBe(7);
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  expect((await runCommand('./no-such-command', [])).code).not.toBe(0);
});
