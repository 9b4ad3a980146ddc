import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../server/platform/database.ts';
import { seedContents } from '../../server/areas/content/seed-contents.ts';
import { migrate } from '../../server/platform/migrate.ts';

/** Migrates one embedded database; each file starts from its archive. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-embedded-'));
  const connection = await openEmbeddedDatabase(null);
  await migrate(connection);
  await seedContents(connection);
  const archive = join(folder, 'migrated.tar');
  writeFileSync(archive, Buffer.from(await (await connection.dump()).arrayBuffer()));
  await connection.close();
  project.provide('embeddedArchive', archive);
  project.provide('postgres', null);
  return () => rmSync(folder, { recursive: true, force: true });
}
