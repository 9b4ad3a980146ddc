import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../supervision/step.ts';

/**
 * Runs a benchmark with the data of a demo world with this many homes, which is deleted afterwards. `DATA_DIR` names
 * an existing one, which is not deleted.
 */
export async function inDemoWorld(objects: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-'));
  const dataDir = process.env['DATA_DIR'] ?? join(folder, 'world');
  try {
    step(`building a demo world of ${objects} homes`);
    execFileSync(process.execPath, ['demo/main.ts', '--if-empty'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, DEMO_OBJECTS: objects },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await work(dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
