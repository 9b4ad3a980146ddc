import { spawn } from 'node:child_process';
import { watchProcessTree } from './process-tree.ts';

interface CommandResult {
  code: number;
  /** Standard output and standard error, interleaved. */
  output: string;
  /** A lower bound: the larger of the shell's count and the sampled time of its processes. */
  processorSeconds: number;
}

/**
 * The shell waits for the command and writes the processor time of its children to a file descriptor that the command
 * does not inherit.
 */
const measuringScript = '"$@" 3>&-; code=$?; times >&3; exit $code';

export function runCommand(
  command: string,
  args: readonly string[],
  options: { environment?: Record<string, string>; folder?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', measuringScript, 'sh', command, ...args], {
      cwd: options.folder,
      // The compile cache is shared by hundreds of processes that load the same code.
      env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const endWatch = watchProcessTree(child.pid ?? 0);
    let output = '';
    let times = '';
    child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdio[3]!.on('data', (chunk: Buffer) => (times += chunk.toString()));
    child.on('error', (error) => {
      endWatch();
      resolve({ code: 1, output: error.message, processorSeconds: 0 });
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, processorSeconds: Math.max(childSeconds(times), endWatch()) }),
    );
  });
}

/**
 * Returns the processor seconds of a shell's children from the output of `times`: a line with the shell's own user and
 * system time, then one with its children's, each as `1m2.34s`.
 */
export function childSeconds(times: string): number {
  const values = [...times.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds!.replace(',', '.')),
  );
  return values.length === 4 ? values[2]! + values[3]! : 0;
}
