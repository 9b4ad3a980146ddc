import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * An engine is tested against its oracle or its rules by thousands of random cases. The gate runs a sample; all cases run if the engine
 * has changed since it last passed them.
 */
export interface Engine {
  name: string;
  /** The folders of its sources and of its tests. */
  folders: readonly string[];
}

/** Folders beside an engine's own whose tests hold what it answers. */
const furtherFolders: Readonly<Record<string, readonly string[]>> = {
  documents: ['server/areas/documents', 'server/areas/booking/documents', 'server/areas/payouts/documents'],
  map: ['server/areas/map'],
  pictures: ['server/images'],
  search: ['server/areas/search'],
};

export const engines: readonly Engine[] = readdirSync('engines')
  .toSorted()
  .map((name) => ({ name, folders: [`engines/${name}`, ...(furtherFolders[name] ?? [])] }));

/** Records the fingerprint of each engine whose tests last passed in full. */
const file = 'tests/engines.json';
type Fingerprints = Readonly<Record<string, string>>;

/** Engines that have changed since their tests last passed in full. */
export function changedEngines(): Engine[] {
  const passed = JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
  return engines.filter((engine) => passed[engine.name] !== fingerprint(engine));
}

/** Records that the tests of all engines have passed in full. */
export function recordEngines(): void {
  const passed = Object.fromEntries(engines.map((engine) => [engine.name, fingerprint(engine)]));
  writeFileSync(file, `${JSON.stringify(passed, null, 2)}\n`);
}

function fingerprint({ folders }: Engine): string {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  });
  const hash = createHash('sha256');
  for (const name of listed
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('.md'))
    .toSorted())
    hash.update(`${name}\0`).update(readIfThere(name));
  return hash.digest('hex').slice(0, 16);
}

/** Returns an empty buffer for a removed file that is still in git's index. */
function readIfThere(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch {
    return Buffer.alloc(0);
  }
}
