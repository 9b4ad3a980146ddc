import type { reportProblem as endpoint } from '../../../contract/contact/report-problem.ts';
import type { Outcome, ResponseOf } from '../../../contract/define-endpoint.ts';
import { answerDue, localMoment, type ProblemKind } from '../../../domain/booking/promise.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import { idempotently, requestDigest } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { BookingArea, GuestStay } from '../booking/booking.ts';
import { caseStore } from './case-store.ts';
import { contactStore } from './contact-store.ts';
import { sendContactMailJob } from './jobs/send-contact-mail-job.ts';
import { sendProblemMailJob } from './jobs/send-problem-mail-job.ts';
import { sendReplyNoticeJob } from './jobs/send-reply-notice-job.ts';
import { nextCaseNumber } from './next-case-number.ts';

/** Each report sends mails to the office and the landlord. No guest needs more reports per day. */
const reportsOfBooking: CountedLimit = { name: 'contact.problems-day', max: 20, spanMs: 86_400_000 };

export interface ReportProblemDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  translate: (language: Language) => Translate;
  limits: Pick<CountedLimits, 'count'>;
  attachments: Pick<Attachments, 'ofTickets' | 'keep'>;
  booking: Pick<BookingArea, 'findGuestStay'>;
}

interface Report {
  problem: ProblemKind;
  text: string;
  files: readonly string[];
  idempotencyKey: string;
}

type Reported = { ok: true; data: ResponseOf<typeof endpoint> };
type Refused = Extract<Outcome<typeof endpoint>, { ok: false }>;

/**
 * Opens a case that the office sees before all others, with its mails. A further report is added to the open case, and only gets a new
 * promised time if the office has answered since.
 */
export async function reportProblem(
  deps: ReportProblemDeps,
  bookingId: number,
  { problem, text, files: tickets, idempotencyKey }: Report,
): Promise<Reported | Refused> {
  const stay = await deps.booking.findGuestStay(bookingId);
  if (!stay) return { ok: false, type: 'booking-not-found', data: null };
  const t = deps.translate(stay.language);
  const message = [t(`booking.problem.kind.${problem}`), text].filter(Boolean).join('\n\n');

  const write = async (tx: Tx): Promise<Reported | Refused> => {
    if (!stay.problems.includes(problem)) return { ok: false, type: 'not-during-stay', data: null };
    const counting = await deps.limits.count(tx, [[reportsOfBooking, String(bookingId)]]);
    if (!counting.ok) {
      return { ok: false, type: 'too-many-problems', data: { retryAfter: counting.retryAfter } };
    }
    const open = await contactStore.lockReported(tx, bookingId);
    const files = deps.attachments.ofTickets(tickets);
    if (!files || !(await deps.attachments.keep(tx, files))) {
      return { ok: false, type: 'attachment-over', data: null };
    }
    const now = deps.clock.now();
    const dueAt = open?.due_at ?? answerDue(stay, stay.zone, now);
    const caseNumber = open
      ? await joinCase(tx, open, { message, files, dueAt, now })
      : await openCase(tx, bookingId, stay, { problem, message, files, dueAt, now });
    return { ok: true, data: { caseNumber, joined: open !== null, due: localMoment(stay.zone, dueAt) } };
  };
  const digest = requestDigest({ problem, text, files: tickets });
  return retryTransaction(deps.connection, (tx) =>
    idempotently<Reported['data'], Refused>(
      tx,
      { scope: `contact.problem/${bookingId}`, key: idempotencyKey, digest },
      () => write(tx),
    ),
  );
}

interface WrittenReport {
  message: string;
  files: readonly number[];
  dueAt: Date;
  now: Date;
}

async function openCase(
  tx: Tx,
  bookingId: number,
  { customer, ...stay }: GuestStay,
  { problem, message, files, dueAt, now }: WrittenReport & { problem: ProblemKind },
): Promise<number> {
  const caseNumber = await nextCaseNumber(tx);
  const caseId = await contactStore.insert(
    tx,
    {
      caseNumber,
      kind: 'guest',
      topic: 'stay',
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      company: '',
      email: customer.email,
      phone: customer.phone,
      bookingNumber: String(stay.displayNumber),
      objectNumber: String(stay.objectNumber),
      language: stay.language,
      brand: stay.brand,
      state: 'open',
      report: { bookingId, problem, dueAt },
    },
    { message, files },
    now,
  );
  await enqueue(
    tx,
    sendContactMailJob,
    { caseId, recipient: 'office' },
    { key: `${caseId}-office`, runAt: now },
  );
  // A host who has cancelled the booking can no longer help.
  for (const recipient of stay.isCancelledByHost ? (['guest'] as const) : (['guest', 'landlord'] as const)) {
    await enqueue(
      tx,
      sendProblemMailJob,
      { caseId, recipient },
      { key: `${caseId}-${recipient}`, runAt: now },
    );
  }
  return caseNumber;
}

async function joinCase(
  tx: Tx,
  open: { id: number; case_number: number },
  { message, files, dueAt, now }: WrittenReport,
): Promise<number> {
  const reply = { text: message, whole: '', from: '', refusedFiles: 0 };
  const messageId = await caseStore.insertReply(tx, open.id, reply, now);
  await caseStore.insertFiles(tx, messageId, files);
  await caseStore.change(tx, open.id, { state: 'open', due_at: dueAt }, now);
  await caseStore.insertEvent(tx, open.id, 'added', null, now);
  const payload = { caseId: open.id, messageId };
  await enqueue(tx, sendReplyNoticeJob, payload, { key: String(messageId), runAt: now });
  return open.case_number;
}
