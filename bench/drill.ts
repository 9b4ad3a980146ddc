import { join } from 'node:path';
import { runPrepared } from './supervision/run-prepared.ts';

process.exitCode = await runPrepared({
  name: 'drill',
  script: join(import.meta.dirname, 'drill/run.ts'),
  args: process.argv.slice(2),
  needs: 'site',
});
