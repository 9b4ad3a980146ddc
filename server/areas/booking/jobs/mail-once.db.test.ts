import { currentOperator } from '../../../../tests/builders/operator.ts';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit } from '../../../../tests/builders/booking.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { createJobWorker } from '../../../platform/jobs.ts';
import { createMailTransport } from '../../../platform/mail.ts';

let database: TestDatabase;
let sink: SMTPServer;
let received: string[] = [];
/** Milliseconds that the server takes to accept a mail. */
let sinkMs = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())![1]!);
        setTimeout(done, sinkMs);
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => sink.close(resolve));
  await database.close();
});

test('a crash between the acceptance of a mail and our commit repeats it under the same Message-ID', async () => {
  received = [];
  const clock = fixedClock('2027-03-01T10:00:00Z');
  const { port } = sink.server.address() as AddressInfo;
  const mail = createMailTransport({
    operator: currentOperator,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    publicUrl: 'https://www.feriola.test',
  });
  const kit = createBookingKit(database, clock, { mail });
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const reply = await kit.create(bookingInput(home));
  if (!reply.ok) throw new Error(reply.type);

  // A process that dies once the mail server has taken its mail: the body never returns.
  let accepted!: () => void;
  const taken = new Promise<void>((resolve) => (accepted = resolve));
  const dying = createBookingKit(database, clock, {
    mail: {
      close: () => undefined,
      send: async (one) => {
        await mail.send(one);
        accepted();
        await new Promise(() => undefined);
      },
    },
  });
  const doomed = createJobWorker({
    connection: database,
    clock,
    log: kit.deps.log,
    bodies: dying.area.module.jobs ?? [],
    // Long, so that no sign of life of the "dead" process reaches the table during the test.
    leaseMs: 600_000,
  });
  void doomed.runDue();
  await taken;

  await database.db
    .updateTable('jobs')
    .set({ locked_until: sql`clock_timestamp()`, is_overdue: true })
    .where('done_at', 'is', null)
    .execute();
  await kit.worker.runDue();
  await kit.worker.runDue();
  const id = (recipient: string): string =>
    `<booking-${reply.data.bookingID}-booked-${recipient}@www.feriola.test>`;
  expect(received.sort()).toEqual([id('guest'), id('guest'), id('landlord')]);
  mail.close();
  kit.remove();
  dying.remove();
});

test('two machines, one of them five minutes ahead, and a slow mail server: each mail goes once', async () => {
  received = [];
  sinkMs = 150;
  const { port } = sink.server.address() as AddressInfo;
  const smtp = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    publicUrl: 'https://www.feriola.test',
  };
  const machines = ['2027-03-01T10:00:00Z', '2027-03-01T10:05:00Z'].map((moment) => {
    const mail = createMailTransport({ ...smtp, operator: currentOperator });
    return { mail, kit: createBookingKit(database, fixedClock(moment), { mail }) };
  });
  for (let bookings = 0; bookings < 4; bookings++) {
    const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
    expect(await machines[0]!.kit.create(bookingInput(home))).toMatchObject({ ok: true });
  }
  // Both look several times, as they do while they run.
  await Promise.all(
    [0, 1, 0, 1].map(async (machine) => {
      while ((await machines[machine]!.kit.worker.runDue()) > 0);
    }),
  );
  expect(received).toHaveLength(8);
  expect(new Set(received).size).toBe(8);
  sinkMs = 0;
  for (const { mail, kit } of machines) {
    mail.close();
    kit.remove();
  }
});

test('while the mail server is down bookings succeed, and their mails go out once it is back', async () => {
  received = [];
  const clock = fixedClock('2027-03-01T10:00:00Z');
  const down = createMailTransport({
    operator: currentOperator,
    smtpUrl: 'smtp://127.0.0.1:1',
    dataDir: '/nowhere',
    publicUrl: 'https://www.feriola.test',
  });
  const kit = createBookingKit(database, clock, { mail: down });
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  expect(await kit.create(bookingInput(home))).toMatchObject({ ok: true });
  await kit.worker.runDue();
  const { port } = sink.server.address() as AddressInfo;
  const up = createMailTransport({
    operator: currentOperator,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    publicUrl: 'https://www.feriola.test',
  });
  const later = createBookingKit(database, clock, { mail: up });
  clock.set('2027-03-01T10:00:05Z');
  await later.worker.runDue();
  expect(received).toHaveLength(2);
  expect(new Set(received).size).toBe(2);
  up.close();
  down.close();
  kit.remove();
  later.remove();
});
