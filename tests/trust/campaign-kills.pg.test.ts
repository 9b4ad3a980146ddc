import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignsStore } from '../../server/areas/campaigns/campaigns-store.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { bareEnvironment } from '../harness/server-process.ts';

const recipients = sized('CAMPAIGN_READERS', { gate: 300, full: 10_000 });
/** The process is killed when the server has just got one of these mails, and has not yet said so. */
const killsAt = [0.15, 0.42, 0.88].map((part) => Math.round(part * recipients));

let database: TestDatabase;
let sink: SMTPServer;
const received = new Map<string, { count: number; ids: Set<string> }>();
let total = 0;
let onMail: (total: number) => void = () => undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const id = /^Message-ID: (.*)\r$/m.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '';
        const { address } = envelope.rcptTo[0]!;
        const known = received.get(address) ?? { count: 0, ids: new Set<string>() };
        received.set(address, { count: known.count + 1, ids: known.ids.add(id) });
        onMail(++total);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => sink.close(resolve));
  await database.close();
});

/** Sends until it is through; answers whether it was, or was killed. */
async function sendOnce(campaign: number, killAt: number | undefined): Promise<boolean> {
  const { port } = sink.server.address() as AddressInfo;
  const script = join(import.meta.dirname, '../harness/campaign-process.ts');
  const smtp = `smtp://127.0.0.1:${port}/?pool=true&maxMessages=100000`;
  const child = spawn(process.execPath, [script, database.url!, smtp, String(campaign)], {
    env: bareEnvironment,
    stdio: 'inherit',
  });
  onMail = (count) => {
    if (count === killAt) child.kill('SIGKILL');
  };
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return code === 0;
}

test(
  `an issue to ${recipients} survives three kills, and each address is written to once`,
  { timeout: 180_000 },
  async () => {
    const { db } = database;
    await sql`insert into newsletter_subscribers
      (email, address_hash, state, language, topics, frequency, nonce, source, source2, place, asked_at, confirmed_at)
    select 'reader-' || n || '@example.org', 'hash-' || n, 'confirmed', 'de', '{ideas}', 'monthly', 'nonce', 'LY2', '', 'page', now(), now()
    from generate_series(1, ${recipients}) n`.execute(db);
    // Whoever has not confirmed, reads about other things or takes no mail gets nothing.
    await sql`insert into newsletter_subscribers
      (email, address_hash, state, language, topics, frequency, nonce, source, source2, place, asked_at)
    values ('pending@example.org', 'p', 'pending', 'de', '{ideas}', 'monthly', 'n', 'LY2', '', 'page', now()),
      ('other@example.org', 'o', 'confirmed', 'de', '{offers}', 'monthly', 'n', 'LY2', '', 'page', now()),
      ('french@example.org', 'f', 'confirmed', 'fr', '{ideas}', 'monthly', 'n', 'LY2', '', 'page', now()),
      ('bounced@example.org', 'b', 'confirmed', 'de', '{ideas}', 'monthly', 'n', 'LY2', '', 'page', now())`.execute(
      db,
    );
    await sql`insert into mail_suppressions values ('b', 'bounced', now())`.execute(db);
    const now = new Date();
    const id = await campaignsStore.insert(db, { path: '/x/', topic: 'ideas', rate: 100_000 }, now);
    await database.transaction(async (tx) => {
      await campaignsStore.enrol(tx, { id, topic: 'ideas' }, ['de'], now);
      await campaignsStore.enrol(tx, { id, topic: 'ideas' }, ['de'], now);
      await campaignsStore.setState(tx, id, { state: 'scheduled', sendAt: now });
    });

    for (const killAt of killsAt) expect(await sendOnce(id, killAt)).toBe(false);
    expect(await sendOnce(id, undefined)).toBe(true);

    expect(received.size).toBe(recipients);
    const twice = [...received].filter(([, { count, ids }]) => count !== 1 || ids.size !== 1);
    expect(twice).toEqual([]);
    expect(new Set([...received.values()].flatMap(({ ids }) => [...ids])).size).toBe(recipients);
    expect(total).toBe(recipients);
    // Readers whose mail was being sent when the process died: whether they got it is unknown, and no mail is sent
    // again.
    expect(await campaignsStore.figures(db, id)).toMatchObject({
      recipients,
      sent: recipients - killsAt.length,
      unsure: killsAt.length,
    });
    expect(await campaignsStore.find(db, id)).toMatchObject({ state: 'sent' });
    expect(await sendOnce(id, undefined)).toBe(true);
    expect(total).toBe(recipients);

    // A reader who wants one issue a month gets none tomorrow.
    const next = await campaignsStore.insert(db, { path: '/y/', topic: 'ideas', rate: 1 }, now);
    await database.transaction((tx) => campaignsStore.enrol(tx, { id: next, topic: 'ideas' }, ['de'], now));
    expect((await campaignsStore.figures(db, next)).recipients).toBe(killsAt.length);
  },
);
