import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../server/platform/database.ts';
import { seedContents } from '../../server/areas/content/seed-contents.ts';
import { migrate } from '../../server/platform/migrate.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-embedded-'));
  const migrated = join(folder, 'migrated');
  const connection = await openEmbeddedDatabase(migrated);
  await migrate(connection);
  await seedContents(connection);
  await connection.close();
  project.provide('embedded', { folder, migrated });
  project.provide('postgres', null);
  return () => rmSync(folder, { recursive: true, force: true });
}
