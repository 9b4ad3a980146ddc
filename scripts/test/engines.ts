import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * An engine is tested against its oracle or its rules by thousands of random cases. The gate runs a sample, or all
 * cases if the engine has changed since it last passed them.
 */
export interface Engine {
  name: string;
  folders: readonly string[];
}

/** Further folders whose tests depend on the engine's output. */
const furtherFolders: Readonly<Record<string, readonly string[]>> = {
  documents: ['server/areas/documents', 'server/areas/booking/documents', 'server/areas/payouts/documents'],
  map: ['server/areas/map'],
  pictures: ['server/images'],
  search: ['server/areas/search'],
};

export const engines: readonly Engine[] = readdirSync('engines')
  .toSorted()
  .map((name) => ({ name, folders: [`engines/${name}`, ...(furtherFolders[name] ?? [])] }));

/** Stores the fingerprint of each engine at its last full test run that passed. */
const file = 'tests/engines.json';
type Fingerprints = Readonly<Record<string, string>>;

/** Returns engines that have changed since their tests last passed in full size. */
export function changedEngines(): Engine[] {
  const passedFingerprints = JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
  return engines.filter((engine) => passedFingerprints[engine.name] !== fingerprint(engine));
}

export function recordEngines(): void {
  const passedFingerprints = Object.fromEntries(engines.map((engine) => [engine.name, fingerprint(engine)]));
  writeFileSync(file, `${JSON.stringify(passedFingerprints, null, 2)}\n`);
}

function fingerprint({ folders }: Engine): string {
  const listedFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  });
  const hash = createHash('sha256');
  for (const name of listedFiles
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('.md'))
    .toSorted())
    hash.update(`${name}\0`).update(readIfExists(name));
  return hash.digest('hex').slice(0, 16);
}

/** Returns an empty buffer for a deleted file that is still in git's index. */
function readIfExists(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch {
    return Buffer.alloc(0);
  }
}
