import { setTimeout as pause } from 'node:timers/promises';
import {
  startPostgresServer,
  startStandby,
  waitForStandby,
  type PostgresServer,
} from '../../tests/harness/postgres-server.ts';
import { startStallingProxy, type StallingProxy } from '../../tests/harness/stalling-proxy.ts';

/** Time until whoever watches the servers has noticed that the primary is dead. */
const noticedAfterMs = 3_000;
// Crashed servers have to remember what they confirmed. A standby whose primary is back follows it at once.
const tuning = ['synchronous_commit=on', 'wal_retrieve_retry_interval=500ms'];

/** A primary and its synchronous standby, each behind a line that can be cut. */
export interface DatabasePair {
  /** DATABASE_URL of nodes: both servers, by their lines. */
  address: string;
  /** The server that takes writes, with the line to it. */
  readonly current: { server: PostgresServer; line: StallingProxy };
  readonly hasStandby: boolean;
  /** Ends the primary for good and promotes its standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** @param fill writes the first data, before the standby copies it */
export async function startDatabasePair(fill: (url: string) => void): Promise<DatabasePair> {
  const primary = await startPostgresServer(tuning);
  fill(primary.url);
  const standby = await startStandby(primary, tuning);
  await waitForStandby(primary);
  const lineTo = ({ url }: PostgresServer): Promise<StallingProxy> =>
    startStallingProxy(Number(new URL(url).port));
  const lines = { primary: await lineTo(primary), standby: await lineTo(standby) };
  let isPromoted = false;
  const hosts = [lines.primary, lines.standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    address: `postgresql://feriola@${hosts}/postgres`,
    get current() {
      return isPromoted ? { server: standby, line: lines.standby } : { server: primary, line: lines.primary };
    },
    get hasStandby() {
      return !isPromoted;
    },
    async failOver() {
      await lines.primary.cut();
      await primary.crash();
      await pause(noticedAfterMs);
      await standby.promote();
      isPromoted = true;
    },
    async stop() {
      if (!isPromoted) await lines.primary.close();
      await lines.standby.close();
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}
