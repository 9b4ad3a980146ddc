import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeopleFile, type DemoPerson } from '../../domain/demo-people.ts';
import type { Config } from '../config.ts';

/** Returns the accounts that visitors of the demo world may log in as; none in production, even if the file exists. */
export function readDemoPeople({
  production,
  dataDir,
}: Pick<Config, 'production' | 'dataDir'>): readonly DemoPerson[] {
  const path = join(dataDir, demoPeopleFile);
  if (production || !existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')) as DemoPerson[];
}
