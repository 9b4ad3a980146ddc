import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endWithSignals, supervise } from './bench-run/supervise.ts';

/** The drill of faults, built and supervised as a benchmark is: `npm run drill -- --minutes 5`. */
const args = process.argv.slice(2);
if (!args.includes('--help')) {
  const prepare = join(import.meta.dirname, 'prepare.mjs');
  const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}
endWithSignals();
const script = join(import.meta.dirname, 'drill/run.ts');
const { code } = await supervise({ name: 'drill', script, args });
process.exitCode = code ?? 1;
