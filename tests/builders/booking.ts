import { testOperator } from './operator.ts';
import { currentOperator } from './operator.ts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageWork } from '../harness/image-work.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import type { answerProposal } from '../../contract/booking/answer-proposal.ts';
import type { cancelBooking } from '../../contract/booking/cancel-booking.ts';
import type { cancelOfficeBooking } from '../../contract/booking/cancel-office-booking.ts';
import type { changeBooking } from '../../contract/booking/change-booking.ts';
import type { convertOption } from '../../contract/booking/convert-option.ts';
import type { createBooking } from '../../contract/booking/create-booking.ts';
import type { getBooking } from '../../contract/booking/get-booking.ts';
import type { getBookings } from '../../contract/booking/get-bookings.ts';
import type { getChangeCalendar } from '../../contract/booking/get-change-calendar.ts';
import type { withdrawChange } from '../../contract/booking/withdraw-change.ts';
import type { Endpoint, InputOf, Outcome } from '../../contract/define-endpoint.ts';
import type { getBookingConfirmation } from '../../contract/landlords/get-booking-confirmation.ts';
import type { proposeChange } from '../../contract/landlords/propose-change.ts';
import type { setBookingCancellation } from '../../contract/landlords/set-booking-cancellation.ts';
import type { setBookingChange } from '../../contract/landlords/set-booking-change.ts';
import type { setBookingConfirmation } from '../../contract/landlords/set-booking-confirmation.ts';
import type { withdrawProposal } from '../../contract/landlords/withdraw-proposal.ts';
import { createBookingArea, type BookingArea, type BookingDeps } from '../../server/areas/booking/booking.ts';
import { createBookingHash } from '../../server/areas/booking/links/booking-link.ts';
import { describeRemovedHome } from '../../server/areas/booking/removed-home.ts';
import { createDocuments } from '../../server/areas/documents/documents.ts';
import { createHomeChanges } from '../../server/areas/catalogue/catalogue.ts';
import { createLandlords } from '../../server/areas/landlords/landlords.ts';
import { createPartners } from '../../server/areas/partners/partners.ts';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import type { Area, AreaModule } from '../../server/http/area-module.ts';
import type { Call, LoggedIn } from '../../server/http/handler.ts';
import { answerParsed } from '../../server/http/run-endpoint.ts';
import type { Clock } from '../../server/platform/clock.ts';
import { createLocalFileStore } from '../../server/platform/file-store.ts';
import { createCountedLimits, type CountedLimits } from '../../server/platform/counted-limits.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import { createProofOfWork } from '../../server/platform/proof-of-work.ts';
import { createJobWorker, type JobWorker } from '../../server/platform/jobs.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMailRecipients, type MailRecipients } from '../../server/platform/mail-recipients.ts';
import { createWorkQueue } from '../../server/platform/work-queue.ts';
import { createMailTransport } from '../../server/platform/mail.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { aCall } from '../harness/calls.ts';
import { expectDeclared } from '../harness/declared-answers.ts';
import { createReadModels } from '../../server/platform/read-models.ts';
import { euros } from '../../domain/money.ts';

const messages = createSiteTexts(testOperator);

const nobody: Call = aCall();

/** Makes a call as the binder does: with the parsed input and the link's rights. The answer must match the contract exactly. */
function caller<E extends Endpoint>(area: AreaModule, name: string, call: Call = nobody): Caller<E> {
  const bound = area.endpoints![name]!;
  return async (input) => {
    const { endpoint, handle } = bound;
    const outcome = await answerParsed(bound, handle, endpoint.request.parse(input), call);
    if (outcome.ok) expectDeclared(endpoint, outcome.data);
    return outcome as Outcome<E>;
  };
}

type Caller<E extends Endpoint> = (input: InputOf<E>) => Promise<Outcome<E>>;

export interface BookingKit {
  deps: BookingDeps;
  area: Area<BookingArea>;
  worker: JobWorker;
  /** Homes whose change was announced, in order. */
  changed: number[];
  create: Caller<typeof createBooking>;
  /** The same on a host other than the site's own. */
  createAt(host: string, input: InputOf<typeof createBooking>): ReturnType<Caller<typeof createBooking>>;
  /** The same by a returning visitor. */
  createBy(uid: string, input: InputOf<typeof createBooking>): ReturnType<Caller<typeof createBooking>>;
  get: Caller<typeof getBooking>;
  convert: Caller<typeof convertOption>;
  cancel: Caller<typeof cancelBooking>;
  change: Caller<typeof changeBooking>;
  changeCalendar: Caller<typeof getChangeCalendar>;
  withdrawChange: Caller<typeof withdrawChange>;
  answerProposal: Caller<typeof answerProposal>;
  /** Calls it as the booking's account, without a link. */
  getBookings(uid: string, input: InputOf<typeof getBookings>): ReturnType<Caller<typeof getBookings>>;
  landlordGet: Caller<typeof getBookingConfirmation>;
  landlordSet: Caller<typeof setBookingConfirmation>;
  landlordSetChange: Caller<typeof setBookingChange>;
  propose: Caller<typeof proposeChange>;
  /** Calls it as somebody who is logged in, without a link. */
  proposeBy(uid: string, input: InputOf<typeof proposeChange>): ReturnType<Caller<typeof proposeChange>>;
  withdrawProposal: Caller<typeof withdrawProposal>;
  /** Calls it as a member of the office. */
  officeCancel: Caller<typeof cancelOfficeBooking>;
  landlordCancel: Caller<typeof setBookingCancellation>;
  /** The secret of the landlord's link in the mail. */
  landlordHash(bookingId: number): Promise<string>;
  /** Names of the mails in the outbox folder, without the booking's prefix. */
  mails(bookingId: number): string[];
  outbox: string;
  remove(): void;
}

/** Recipients whose addresses were confirmed long ago. */
function everybodyKnown(limits: CountedLimits, clock: Clock): MailRecipients {
  return { ...createMailRecipients({ limits, clock }), isConfirmed: () => Promise.resolve(true) };
}

/** The booking and landlords areas on a test database, with their own mail folder. */
export function createBookingKit(
  connection: DatabaseConnection,
  clock: Clock,
  overrides: Partial<BookingDeps> = {},
): BookingKit {
  const dataDir = mkdtempSync(join(tmpdir(), 'feriola-booking-'));
  const changed: number[] = [];
  const log = createLog('silent');
  const noLimits = createCountedLimits({ factor: 0, secret: 'a key for tests', clock });
  const deps: BookingDeps = {
    connection,
    clock,
    log,
    secret: 'a key for tests that is long enough',
    publicUrl: 'https://www.feriola.test',
    operator: currentOperator,
    routes: siteRoutes('add'),
    translate: messages.translate,
    partners: createPartners({
      ...{ files: createLocalFileStore(''), secret: 'a key for tests' },
      ...{ connection, log, findPersonName: () => Promise.resolve('') },
      readModels: createReadModels({ connection }),
      clock,
      publicUrl: 'https://www.feriola.test',
      operator: currentOperator,
      routes: siteRoutes('add'),
      translate: messages.translate,
      affiliateTargets: [],
    }),
    pricing: createPricing({ db: connection.db, clock }),
    catalogue: createHomeChanges({
      log,
      onHomeChanged: ({ objectNumber }) => {
        changed.push(objectNumber);
        return Promise.resolve();
      },
    }),
    // The facts of the home that mails and answers contain.
    findSummary: (objectNumber, language) => describeRemovedHome({ connection }, objectNumber, language),
    picture: () => Promise.resolve(null),
    images: imageWork,
    recipients: everybodyKnown(noLimits, clock),
    limits: noLimits,
    work: createProofOfWork({ secret: 'a key for tests that is long enough', clock }),
    documents: createDocuments({
      queue: createWorkQueue({ name: 'documents', concurrency: 1, waitMs: Infinity }),
    }),
    newsletter: { ask: () => Promise.resolve() },
    findPersonName: () => Promise.resolve('Kim Janssen'),
    mail: createMailTransport({
      operator: currentOperator,
      smtpUrl: null,
      dataDir,
      publicUrl: 'https://www.feriola.test',
    }),
    findRatedStays: () => Promise.resolve(new Set()),
    ...overrides,
  };
  const area = createBookingArea(deps);
  const noKey = () => Promise.resolve({ ok: false, type: 'key-invalid', data: null } as const);
  const landlords = createLandlords({
    ...deps,
    apiKeys: { admit: noKey, admitLetting: noKey },
    booking: area,
    findSummary: deps.findSummary,
  }).module;
  const worker: JobWorker = createJobWorker({
    connection,
    clock,
    log: deps.log,
    bodies: area.module.jobs ?? [],
  });
  return {
    deps,
    area,
    worker,
    changed,
    create: caller(area.module, 'createBooking'),
    createAt: (host, input) =>
      caller<typeof createBooking>(area.module, 'createBooking', aCall({ host }))(input),
    createBy: (uid, input) =>
      caller<typeof createBooking>(area.module, 'createBooking', aCall({ uid }))(input),
    get: caller(area.module, 'getBooking'),
    convert: caller(area.module, 'convertOption'),
    cancel: caller(area.module, 'cancelBooking'),
    change: caller(area.module, 'changeBooking'),
    changeCalendar: caller(area.module, 'getChangeCalendar'),
    withdrawChange: caller(area.module, 'withdrawChange'),
    answerProposal: caller(area.module, 'answerProposal'),
    getBookings: (uid, input) =>
      caller<typeof getBookings>(area.module, 'getBookings', aCall({ user: { uid } as LoggedIn }))(input),
    landlordGet: caller(landlords, 'getBookingConfirmation'),
    landlordSet: caller(landlords, 'setBookingConfirmation'),
    landlordSetChange: caller(landlords, 'setBookingChange'),
    propose: caller(landlords, 'proposeChange'),
    proposeBy: (uid, input) =>
      caller<typeof proposeChange>(landlords, 'proposeChange', aCall({ user: { uid } as LoggedIn }))(input),
    withdrawProposal: caller(landlords, 'withdrawProposal'),
    officeCancel: caller(area.module, 'cancelOfficeBooking', aCall({ user: { uid: 'office' } as LoggedIn })),
    landlordCancel: caller(landlords, 'setBookingCancellation'),
    async landlordHash(bookingId: number): Promise<string> {
      const row = await connection.db
        .selectFrom('bookings')
        .select(['id', 'guest_nonce', 'landlord_nonce'])
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      return createBookingHash(deps, row, 'landlord');
    },
    mails(bookingId: number): string[] {
      const prefix = `booking-${bookingId}-`;
      const files = readdirSync(join(dataDir, 'outbox'), { withFileTypes: true });
      return files
        .map(({ name }) => name)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length).replace('.eml', ''))
        .sort();
    },
    outbox: join(dataDir, 'outbox'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

let lastKey = 0;

/** A week in July 2027 for two persons; a test names only the fields that matter. */
export function bookingInput(
  objectNumber: number,
  fields: Partial<InputOf<typeof createBooking>> = {},
): InputOf<typeof createBooking> {
  return {
    bookingMethod: 'booking',
    objectNumber,
    startDate: '2027-07-03',
    endDate: '2027-07-10',
    persons: 2,
    customer: {
      salutation: 'ms',
      firstName: 'Erika',
      lastName: 'Mustermann',
      email: 'erika@example.com',
      phone: '+49 30 123456',
      street: 'Heidestraße 17',
      zip: '51147',
      city: 'Köln',
      country: 'de',
    },
    acceptTerms: true,
    expectedPrice: euros(700),
    idempotencyKey: `test-key-${process.pid}-${++lastKey}`,
    ...fields,
  };
}
