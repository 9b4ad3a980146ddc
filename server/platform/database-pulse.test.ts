import type pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabasePulse } from './database-pulse.ts';

/** A client whose connection is made when the test says so. */
function slowClient(): { client: pg.Client; connected: () => void; ends: () => number } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let ends = 0;
  const client = {
    on: () => client,
    connect: () => promise,
    query: () => Promise.resolve({ rows: [] }),
    end: () => {
      ends += 1;
      return Promise.resolve();
    },
  };
  return { client: client as unknown as pg.Client, connected: resolve, ends: () => ends };
}

test('a connection that is still being made when the pulse stops is ended before the stop is over', async () => {
  const { client, connected, ends } = slowClient();
  const pulse = createDatabasePulse(() => client);
  const stopped = pulse.stop();
  connected();
  await stopped;
  expect(ends()).toBe(1);
});

test('a connection that is open when the pulse stops is ended', async () => {
  const { client, connected, ends } = slowClient();
  const pulse = createDatabasePulse(() => client);
  connected();
  await new Promise(setImmediate);
  await pulse.stop();
  expect(ends()).toBe(1);
});
