import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/platform/postgres.ts';
import { seedContents } from '../../server/areas/content/seed-contents.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Starts a PostgreSQL server and migrates a template database, which each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const template = 'migrated';
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const connection = await openPostgres(server.urlOf(template));
  await migrate(connection);
  await seedContents(connection);
  await connection.close();
  project.provide('postgres', { url: server.url, template });
  project.provide('embedded', null);
  return () => server.stop();
}
