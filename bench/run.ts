import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runPrepared } from './supervision/run-prepared.ts';

/** Builds what a benchmark needs and runs it with the given options: `bin/node bench/run.ts pages --rounds 1`. */
const [name = '', ...args] = process.argv.slice(2);
const names = globSync('bench-*.ts', { cwd: import.meta.dirname }).map((file) =>
  file.slice('bench-'.length, -3),
);
if (!names.includes(name)) {
  process.stderr.write(`There is no benchmark "${name}": ${names.sort().join(', ')} are.\n`);
  process.exit(1);
}

/** These benchmarks start the site like operators do. */
const startsSite = ['all', 'blocking', 'node', 'pages', 'soak'];
process.exitCode = await runPrepared({
  name: `bench:${name}`,
  script: join(import.meta.dirname, `bench-${name}.ts`),
  args,
  needs: startsSite.includes(name) ? 'site' : 'kernel',
});
