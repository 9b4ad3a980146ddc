import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSearchKernel } from '../../engines/search/makers/build-search-kernel.mjs';
import { endWithSignals, supervise } from './supervise.ts';

const prepare = join(import.meta.dirname, '../../scripts/prepare.mjs');

/**
 * Builds what a script needs (the whole site, or only the search kernel), runs it under supervision and returns its
 * exit code.
 */
export async function runPrepared({
  needs,
  ...script
}: {
  name: string;
  script: string;
  args: readonly string[];
  needs: 'site' | 'kernel';
}): Promise<number> {
  const isHelp = script.args.includes('--help');
  if (needs === 'site' && !isHelp) {
    const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) return 1;
  } else if (!isHelp) buildSearchKernel();
  endWithSignals();
  const { code } = await supervise(script);
  return code ?? 1;
}
