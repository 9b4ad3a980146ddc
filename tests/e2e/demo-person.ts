import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeopleFile, type DemoPerson } from '../../domain/demo-people.ts';

export function demoPerson(role: DemoPerson['role']): DemoPerson {
  const path = join(process.env['SITE_DATA_DIR']!, demoPeopleFile);
  const found = (JSON.parse(readFileSync(path, 'utf8')) as DemoPerson[]).find(
    (person) => person.role === role,
  );
  if (!found) throw new Error(`The demo world has no ${role}.`);
  return found;
}
