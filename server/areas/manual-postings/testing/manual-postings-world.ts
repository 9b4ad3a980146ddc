import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { draftPosting } from '../../../../contract/manual-postings/draft-posting.ts';
import { cents } from '../../../../domain/cents.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../../tests/builders/booking.ts';
import { currentOperator } from '../../../../tests/builders/operator.ts';
import { aCall } from '../../../../tests/harness/calls.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { aSession } from '../../../../tests/trust/tokens.ts';
import type { LoggedIn } from '../../../http/handler.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { readBalance } from '../../ledger/ledger.ts';
import { checkLedger } from '../../ledger/ledger-store.ts';
import { importLines } from '../../payments/import-lines.ts';
import type { PaymentsDeps } from '../../payments/payments.ts';
import { buildStatement } from '../../payments/testing/build-statement.ts';
import { decidePostingHandler } from '../handlers/decide-posting.ts';
import { draftPostingHandler } from '../handlers/draft-posting.ts';
import { checkManualPostings } from '../manual-postings.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';

/** The request of a draft. */
export type Draft = RequestOf<typeof draftPosting>['draft'];

interface DraftOptions {
  by?: string;
  datedOn?: string;
  key?: string;
  files?: string[];
}

interface ManualPostingsWorld {
  clock: ReturnType<typeof fixedClock>;
  /** Accounts that may not move money at the moment. */
  held: Set<string>;
  sent: { to: string; id: string; text: string }[];
  /** The claims of a caller without any. */
  who: { uid: string; jwt: string };
  database: TestDatabase;
  kit: BookingKit;
  deps: ManualPostingsDeps;
  payments: PaymentsDeps;
  konrad: string;
  ada: string;
  as: (uid: string) => ReturnType<typeof aCall> & { user: LoggedIn };
  nextKey: () => string;
  propose: (draft: Draft, options?: DraftOptions) => ReturnType<ReturnType<typeof draftPostingHandler>>;
  /** Returns the number of a new draft; throws if it is refused. */
  drafted: (draft: Draft, options?: DraftOptions) => Promise<number>;
  decide: (
    draftID: number,
    decision: 'approve' | 'refuse' | 'withdraw',
    by?: string,
    note?: string,
  ) => ReturnType<ReturnType<typeof decidePostingHandler>>;
  aFile: () => Promise<string>;
  /** Imports a statement with one transfer, and returns the transfer's number. */
  receive: (amount: number, purpose: string) => Promise<number>;
  /** Books a stay of 700 euros, of which the host gets 595. */
  aStay: (isPaid?: boolean) => Promise<{ id: number; number: number; source: string }>;
  balance: (account: Parameters<typeof readBalance>[1], bookingId?: number) => ReturnType<typeof readBalance>;
  /** Checks that the books balance, and that drafts and ledger agree. */
  expectSound: () => Promise<void>;
}

/**
 * Opens a database with two accountants for the tests of a file: Konrad drafts and Ada decides unless a test says
 * otherwise. It is closed after the tests.
 */
export function manualPostingsWorld(): ManualPostingsWorld {
  const clock = fixedClock('2027-03-10T10:00:00Z');
  let database: TestDatabase;
  let kit: BookingKit;
  let deps: ManualPostingsDeps;
  let payments: PaymentsDeps;
  const held = new Set<string>();
  const sent: { to: string; id: string; text: string }[] = [];
  let [konrad, ada] = ['', ''];

  beforeAll(async () => {
    database = await openTestDatabase();
    kit = createBookingKit(database, clock);
    const accounts = {
      moneyWaitsUntil: (_tx: unknown, uids: readonly string[]) =>
        Promise.resolve(uids.some((uid) => held.has(uid)) ? new Date('2027-12-31T00:00:00Z') : null),
    };
    const shared = {
      connection: database,
      clock,
      publicUrl: 'https://www.feriola.test',
      operator: currentOperator,
      routes: kit.deps.routes,
      translate: kit.deps.translate,
      accounts,
      mail: {
        send: (mail: { to: { address: string }; id: string; text: string }) => {
          sent.push({ to: mail.to.address, id: mail.id, text: mail.text });
          return Promise.resolve();
        },
      },
      findPersonName: (uid: string) => Promise.resolve(uid === konrad ? 'Konrad Zahl' : 'Ada Vogt'),
    };
    deps = {
      ...shared,
      secret: 'a key for tests that is long enough',
      attachments: {
        ofTickets: (tickets) => tickets.map(Number),
        keep: () => Promise.resolve(true),
        present: (_db, ids) =>
          Promise.resolve(
            new Map(
              ids.map((id) => [id, { name: 'beleg.pdf', type: 'application/pdf', bytes: 1, href: '/' }]),
            ),
          ),
        release: () => Promise.resolve(),
      },
    };
    payments = {
      ...shared,
      log: kit.deps.log,
      cards: null,
      booking: kit.area,
      partners: kit.deps.partners,
      recipients: kit.deps.recipients,
      payouts: { matchPayout: () => Promise.resolve(null) },
    };
    konrad = (await aSession(database, { roles: ['accounting'] })).uid;
    ada = (await aSession(database, { roles: ['admin'] })).uid;
  }, 120_000);
  beforeEach(() => held.clear());
  afterAll(async () => {
    kit.remove();
    await database.close();
  });

  const as = (uid: string) => ({ ...aCall(), user: { uid } as LoggedIn });
  const who = { uid: '', jwt: '' };
  let keys = 0;
  const nextKey = (): string => `key ${++keys}`;

  const propose = (
    draft: Draft,
    { by = konrad, datedOn = '2027-03-10', key = nextKey(), files = [] }: DraftOptions = {},
  ) =>
    draftPostingHandler(deps)(
      { ...who, draft, datedOn, reason: 'wie im Beleg', files, idempotencyKey: key },
      as(by),
    );

  async function drafted(draft: Draft, options: DraftOptions = {}): Promise<number> {
    const outcome = await propose(draft, options);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.data.draftID;
  }

  const decide = (draftID: number, decision: 'approve' | 'refuse' | 'withdraw', by = ada, note = '') =>
    decidePostingHandler(deps)({ ...who, draftID, decision, note }, as(by));

  async function aFile(): Promise<string> {
    const { attachment_id } = await database.db
      .insertInto('attachments')
      .values({
        file_key: `attachments/${++keys}.pdf`,
        name: 'beleg.pdf',
        type: 'application/pdf',
        bytes: 1,
        created_at: clock.now(),
      })
      .returning('attachment_id')
      .executeTakeFirstOrThrow();
    return String(attachment_id);
  }

  let lastReference = 0;
  async function receive(amount: number, purpose: string): Promise<number> {
    const reference = `H${++lastReference}`;
    const outcome = await importLines(
      payments,
      buildStatement([{ amount: cents(amount), purpose, reference }]),
    );
    if (!outcome.ok) throw new Error(outcome.type);
    const query = database.db
      .selectFrom('bank_transfers')
      .select('id')
      .where('bank_reference', '=', reference);
    return (await query.executeTakeFirstOrThrow()).id;
  }

  async function aStay(isPaid = true) {
    const home = await aHome(database, {
      seasons: [{ fromDate: '2027-01-01' }],
      columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
    });
    const reply = await kit.create(bookingInput(home));
    if (!reply.ok) throw new Error(reply.type);
    const transfer = isPaid ? await receive(70_000, String(reply.data.bookingDisplayNumber)) : 0;
    const { bookingID: id, bookingDisplayNumber: number } = reply.data;
    return { id, number, source: `transfer/${transfer}` };
  }

  const balance = (account: Parameters<typeof readBalance>[1], bookingId?: number) =>
    readBalance(database.db, account, bookingId === undefined ? {} : { bookingId });

  async function expectSound(): Promise<void> {
    expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
    expect(await checkManualPostings(database.db)).toEqual({ apart: 0, alone: 0 });
  }

  return {
    ...{
      clock,
      held,
      sent,
      as,
      who,
      nextKey,
      propose,
      drafted,
      decide,
      aFile,
      receive,
      aStay,
      balance,
      expectSound,
    },
    get database(): TestDatabase {
      return database;
    },
    get kit(): BookingKit {
      return kit;
    },
    get deps(): ManualPostingsDeps {
      return deps;
    },
    get payments(): PaymentsDeps {
      return payments;
    },
    get konrad(): string {
      return konrad;
    },
    get ada(): string {
      return ada;
    },
  };
}
