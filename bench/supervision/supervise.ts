import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Supervised {
  name: string;
  script: string;
  args: readonly string[];
  capture?: boolean;
  /** Milliseconds without output after which the supervisor repeats the current step. */
  silenceMs?: number;
}

interface Outcome {
  /** Null if a signal ended the process. */
  code: number | null;
  output: string;
}

/** Servers and databases have this long to shut down. */
const graceMs = 10_000;

/** The running process groups, with their temporary folders. */
const runningGroups = new Map<number, string>();

/**
 * Runs a benchmark in its own process group, with a temporary folder. However it ends, all its processes are ended and
 * the folder is deleted, also when this process is terminated, and (by `end-with-parent.ts`) when it is killed. After
 * ten seconds without output the current step is printed on standard error.
 */
export async function supervise({
  name,
  script,
  args,
  capture = false,
  silenceMs = 9_000,
}: Supervised): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-'));
  // A PostgreSQL server started by root runs as another user.
  chmodSync(folder, 0o755);
  const preload = join(import.meta.dirname, 'end-with-parent.ts');
  const child = spawn(process.execPath, ['--import', preload, script, ...args], {
    detached: true,
    stdio: ['pipe', capture ? 'pipe' : 'inherit', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  const group = child.pid!;
  runningGroups.set(group, folder);
  child.stdin?.on('error', () => undefined);
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));

  const began = Date.now();
  let step = 'starting';
  let spokenAt = 0;
  const say = (text: string): void => {
    spokenAt = Date.now();
    process.stderr.write(`${name}: ${text}\n`);
  };
  say(step);
  child.stderr?.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n').filter(Boolean)) {
      step = line;
      say(line);
    }
  });
  const reminder = setInterval(() => {
    if (Date.now() - spokenAt >= silenceMs)
      say(`${Math.round((Date.now() - began) / 1000)} s, still: ${step}`);
  }, silenceMs / 9);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return { code, output };
  } finally {
    clearInterval(reminder);
    await endGroup(group);
  }
}

/** Ends all running processes before a signal ends this process. */
export function endWithSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => {
      process.stderr.write(`${signal}: ending what was started ...\n`);
      void Promise.all([...runningGroups.keys()].map(endGroup)).then(() => process.exit(code));
    });
}

async function endGroup(group: number): Promise<void> {
  const folder = runningGroups.get(group);
  if (signalGroup(group, 'SIGTERM')) {
    const deadline = Date.now() + graceMs;
    while (Date.now() < deadline && signalGroup(group, 0)) await pause(50);
    signalGroup(group, 'SIGKILL');
  }
  runningGroups.delete(group);
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns false if no process of the group is left. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
