import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { demoPeopleFile, type DemoPerson } from '../../domain/demo-people.ts';
import type { Role } from '../../domain/roles.ts';
import { keepAssets } from '../../server/http/former-assets.ts';
import { clockAhead } from '../../tests/harness/clock-ahead.ts';
import { startMailSink } from '../../tests/harness/mail-sink.ts';
import { freePort } from '../../tests/harness/postgres-server.ts';
import {
  bareEnvironment,
  startServerProcess,
  type ServerProcess,
} from '../../tests/harness/server-process.ts';
import type { SmallDisk } from '../../tests/harness/small-disk.ts';
import { startStallingProxy, type StallingProxy } from '../../tests/harness/stalling-proxy.ts';
import { step } from '../supervision/step.ts';
import { startDatabasePair, type DatabasePair } from './database-pair.ts';
import { openNodeDisk } from './node-disk.ts';
import type { Break } from './unexplained-breaks.ts';

/** Nodes with a pair of PostgreSQL servers, one bucket and one mail server, each behind a proxy that can be cut. */
export interface Cluster {
  database: DatabasePair;
  lines: { store: StallingProxy; mail: StallingProxy };
  /** Data folders of the nodes. */
  dataDirs: readonly string[];
  /** The disk of the last node; null if it has none of its own. */
  disk: SmallDisk | null;
  /** Times at which each mail was accepted, in milliseconds of this process, by Message-ID (up to its @). */
  mails: ReadonlyMap<string, readonly number[]>;
  /**
   * Times at which a node was killed or the mail server's proxy was cut. A mail accepted just before may not have been
   * recorded as sent.
   */
  breaks: readonly Break[];
  urls: readonly string[];
  metricsUrls: readonly string[];
  nodes: ServerProcess[];
  /** Starts that ended with an error and were repeated. */
  readonly repeatedStarts: number;
  person(role: Role): DemoPerson;
  /** Starts a stopped node with a clock that is this many milliseconds ahead. */
  start(index: number, aheadMs?: number): Promise<void>;
  kill(index: number): Promise<void>;
  /** Stops a node and starts it with the version of this repository. */
  exchange(index: number): Promise<void>;
  cutMail(): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'pictures';
const startsMax = 3;
const root = join(import.meta.dirname, '../..');

export async function startCluster({
  nodeCount,
  homes,
  publicUrl,
  before = root,
  hasSmallDisk = false,
  environment = {},
}: {
  nodeCount: number;
  homes: number;
  publicUrl: string;
  /** The folder of the version with which all nodes start: an unpacked artefact. */
  before?: string;
  /** True if the disk of the last node can be filled, where this machine allows it. */
  hasSmallDisk?: boolean;
  /** Further variables of each node. */
  environment?: Record<string, string>;
}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const storePort = await freePort();
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: storePort, silent: true, directory: join(folder, 'store') },
    configureBuckets: [{ name: bucket }],
  });
  await store.run();
  const mails = new Map<string, number[]>();
  const sink = await startMailSink((id) => mails.set(id, [...(mails.get(id) ?? []), performance.now()]));
  const breaks: Break[] = [];
  const lines = { store: await startStallingProxy(storePort), mail: await startStallingProxy(sink.port) };

  const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const metricsPorts = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const disk = hasSmallDisk ? openNodeDisk() : null;
  const dataDirs = ports.map((_, index) =>
    disk && index === nodeCount - 1 ? disk.folder : join(folder, `node-${index}`),
  );
  for (const dataDir of dataDirs) mkdirSync(dataDir, { recursive: true });
  const nodeEnvironment = (index: number): Record<string, string> => ({
    S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${lines.store.port}/${bucket}?region=eu-central-1`,
    SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
    SECRET: 'a secret that all nodes of the drill share',
    PUBLIC_URL: publicUrl,
    PORT: String(ports[index]),
    METRICS_PORT: String(metricsPorts[index]),
    DATA_DIR: dataDirs[index]!,
    // Limits are in force, by the address that a visitor names.
    ...{ RATE_LIMIT: '1', TRUST_PROXY: '1' },
  });
  const fill = (url: string): void => {
    const options = ['build/node/demo/main.js', '--objects', String(homes)];
    execFileSync(process.execPath, options, {
      cwd: before,
      env: { ...bareEnvironment, ...nodeEnvironment(0), DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const database = await startDatabasePair(fill);
  const versions = ports.map(() => before);
  const nodes: ServerProcess[] = [];
  let repeatedStarts = 0;
  const start = async (index: number, aheadMs = 0): Promise<void> => {
    const version = versions[index]!;
    // As a node in production does, whose pages stay open beyond its version.
    await keepAssets(join(version, 'build/client/assets'), join(dataDirs[index]!, 'assets'), new Date());
    const variables = {
      ...nodeEnvironment(index),
      DATABASE_URL: database.address,
      ...clockAhead(aheadMs),
      ...environment,
    };
    // A start that ends is repeated, as whatever runs services does.
    for (let attempt = 1; ; attempt += 1)
      try {
        nodes[index] = await startServerProcess(variables, { folder: version });
        return;
      } catch (error) {
        if (attempt === startsMax) throw error;
        repeatedStarts += 1;
        step(`node ${index}: ${(error as Error).message.slice(0, 200)}`);
      }
  };
  // Nodes start one after the other, as machines are added in practice.
  for (let index = 0; index < nodeCount; index += 1) await start(index);
  const people = JSON.parse(readFileSync(join(dataDirs[0]!, demoPeopleFile), 'utf8')) as DemoPerson[];
  return {
    ...{ database, lines, dataDirs, disk, mails, breaks, nodes, start },
    get repeatedStarts() {
      return repeatedStarts;
    },
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    metricsUrls: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
    person: (role) => people.find((person) => person.role === role)!,
    async kill(index) {
      breaks.push({ at: performance.now(), node: index });
      await nodes[index]!.kill();
    },
    async exchange(index) {
      await nodes[index]!.stop();
      versions[index] = root;
      await start(index);
    },
    async cutMail() {
      breaks.push({ at: performance.now(), node: null });
      await lines.mail.cut();
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      for (const line of Object.values(lines)) await line.close();
      await Promise.all([sink.stop(), store.close(), database.stop()]);
      disk?.remove();
    },
  };
}
