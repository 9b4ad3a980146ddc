import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchKernel } from '../engines/search/makers/build-search-kernel.mjs';
import { endWithSignals, supervise } from './bench-run/supervise.ts';

/** Runs a benchmark with the given options, with all that it needs built: `node scripts/bench.ts pages --rounds 1`. */
const [name = '', ...args] = process.argv.slice(2);
const names = globSync('bench-*.ts', { cwd: import.meta.dirname }).map((file) =>
  file.slice('bench-'.length, -3),
);
if (!names.includes(name)) {
  process.stderr.write(`There is no benchmark "${name}": ${names.sort().join(', ')} are.\n`);
  process.exit(1);
}

/** These start the site as operators do. */
const showsPages = ['all', 'blocking', 'node', 'pages'];
if (showsPages.includes(name) && !args.includes('--help')) {
  const prepare = join(import.meta.dirname, 'prepare.mjs');
  const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}
buildSearchKernel();
endWithSignals();
const script = join(import.meta.dirname, `bench-${name}.ts`);
const { code } = await supervise({ name: `bench:${name}`, script, args });
process.exitCode = code ?? 1;
