import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { demoPeopleFile, type DemoPerson } from '../../domain/demo-people.ts';
import { clockAhead } from '../../tests/harness/clock-ahead.ts';
import { startMailSink } from '../../tests/harness/mail-sink.ts';
import { freePort, startPostgresServer, type PostgresServer } from '../../tests/harness/postgres-server.ts';
import {
  bareEnvironment,
  startServerProcess,
  type ServerProcess,
} from '../../tests/harness/server-process.ts';
import { startStallingProxy, type StallingProxy } from '../../tests/harness/stalling-proxy.ts';

/** Nodes with one PostgreSQL server, one bucket and one mail server, each behind a proxy that can be cut. */
export interface Cluster {
  postgres: PostgresServer;
  /** Address of the database that bypasses the proxy. */
  databaseUrl: string;
  lines: { database: StallingProxy; store: StallingProxy; mail: StallingProxy };
  /** Data folders of the nodes. */
  dataDirs: readonly string[];
  /** Times at which each mail was accepted, in milliseconds of this process, by Message-ID (up to its @). */
  mails: ReadonlyMap<string, readonly number[]>;
  /**
   * Times at which a node was killed or the mail server's proxy was cut. A mail accepted just before may not have been
   * recorded as sent.
   */
  breaks: readonly number[];
  urls: readonly string[];
  metricsUrls: readonly string[];
  nodes: ServerProcess[];
  editor: DemoPerson;
  /** Starts a stopped node with a clock that is this many milliseconds ahead. */
  start(index: number, aheadMs?: number): Promise<void>;
  kill(index: number): Promise<void>;
  cutMail(): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'pictures';

export async function startCluster({
  nodeCount,
  homes,
  publicUrl,
  environment = {},
}: {
  nodeCount: number;
  homes: number;
  publicUrl: string;
  /** Further variables of each node. */
  environment?: Record<string, string>;
}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  // Commits are synchronous, because the drill also crashes the server.
  const postgres = await startPostgresServer(['synchronous_commit=on']);
  const databaseUrl = postgres.urlOf('postgres');
  const storePort = await freePort();
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: storePort, silent: true, directory: join(folder, 'store') },
    configureBuckets: [{ name: bucket }],
  });
  await store.run();
  const mails = new Map<string, number[]>();
  const sink = await startMailSink((id) => mails.set(id, [...(mails.get(id) ?? []), performance.now()]));
  const breaks: number[] = [];
  const lines = {
    database: await startStallingProxy(Number(new URL(databaseUrl).port)),
    store: await startStallingProxy(storePort),
    mail: await startStallingProxy(sink.port),
  };

  const lineToDatabase = new URL(databaseUrl);
  lineToDatabase.port = String(lines.database.port);
  const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const metricsPorts = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const dataDirs = ports.map((_, index) => join(folder, `node-${index}`));
  for (const dataDir of dataDirs) mkdirSync(dataDir);
  const nodeEnvironment = (index: number): Record<string, string> => ({
    DATABASE_URL: lineToDatabase.href,
    S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${lines.store.port}/${bucket}?region=eu-central-1`,
    SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
    SECRET: 'a secret that all nodes of the drill share',
    PUBLIC_URL: publicUrl,
    PORT: String(ports[index]),
    METRICS_PORT: String(metricsPorts[index]),
    DATA_DIR: dataDirs[index]!,
  });
  execFileSync(process.execPath, ['build/node/demo/main.js', '--objects', String(homes)], {
    // The proxies run in this process, which has to wait asynchronously.
    env: { ...bareEnvironment, ...nodeEnvironment(0), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const nodes: ServerProcess[] = [];
  const start = async (index: number, aheadMs = 0): Promise<void> => {
    nodes[index] = await startServerProcess({
      ...nodeEnvironment(index),
      ...clockAhead(aheadMs),
      ...environment,
    });
  };
  // Nodes start one after the other, as machines are added in practice.
  for (let index = 0; index < nodeCount; index += 1) await start(index);
  const people = JSON.parse(readFileSync(join(dataDirs[0]!, demoPeopleFile), 'utf8')) as DemoPerson[];
  return {
    ...{ postgres, databaseUrl, lines, mails, breaks, nodes, dataDirs, start },
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    metricsUrls: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
    editor: people.find(({ role }) => role === 'editor')!,
    async kill(index) {
      breaks.push(performance.now());
      await nodes[index]!.kill();
    },
    async cutMail() {
      breaks.push(performance.now());
      await lines.mail.cut();
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      for (const line of Object.values(lines)) await line.close();
      await Promise.all([sink.stop(), store.close(), postgres.stop()]);
    },
  };
}
