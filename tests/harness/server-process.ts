import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './postgres-server.ts';
import { writeTestSecret } from './test-secret.ts';

/** The real server in its own process, as operators run it. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves to its exit code. */
  stop(): Promise<number | null>;
  output(): string;
}

const root = join(import.meta.dirname, '../..');
/** The least environment of our processes; as with `bin/start`, compiled code is cached for the next one. */
export const bareEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};
/** The bundle that operators start; it is built with the pages that it serves. */
const bundledServer = 'build/node/server/main.js';

export async function startServerProcess(
  environment: Record<string, string>,
  options: { waitMs?: number; pages?: boolean; script?: string; folder?: string } = {},
): Promise<ServerProcess> {
  if (environment['DATA_DIR'] && !environment['SECRET']) writeTestSecret(environment['DATA_DIR']);
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(
    process.execPath,
    [options.script ?? (options.pages === false ? 'tests/harness/api-process.ts' : bundledServer)],
    {
      // Another folder holds another version.
      cwd: options.folder ?? root,
      env: {
        ...bareEnvironment,
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '0',
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...environment,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, options.waitMs ?? 300_000, () => output);
  return {
    url,
    pid: child.pid!,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Resolves when the server of that process is ready; throws with its output if it has ended or takes too long. */
export async function untilReady(
  url: string,
  child: ChildProcess,
  waitMs: number,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready after ${waitMs} ms: ${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
