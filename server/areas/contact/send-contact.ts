import {
  keepDigits,
  trimContact,
  validateContact,
  type ContactErrors,
  type ContactForm,
} from '../../../domain/contact-form.ts';
import { type ContactKind } from '../../../domain/contact-topics.ts';
import type { Language } from '../../../domain/language.ts';
import type { Work } from '../../../domain/proof-of-work.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import { easyPerHour } from '../../platform/judge-form.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { ProofOfWork } from '../../platform/proof-of-work.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { Partners } from '../partners/partners.ts';
import { contactStore } from './contact-store.ts';
import { sendContactMailJob } from './jobs/send-contact-mail-job.ts';
import { nextCaseNumber } from './next-case-number.ts';
import { isSuspect } from './rules/suspicion.ts';

const hourMs = 3_600_000;
/** Stops scripts that repeatedly use one address; people with many questions send fewer. */
const lettersOfAddress: CountedLimit = { name: 'contact.address-day', max: 20, spanMs: 24 * hourMs };
/** Enough for an agency or a company on one network. */
const lettersOfNetwork: CountedLimit = { name: 'contact.network-hour', max: 40, spanMs: hourMs };

/** Above this a browser has to solve a proof of work. */
const lettersWithoutWork: CountedLimit = { name: 'contact.network-easy', ...easyPerHour };

export interface SentForm extends ContactForm {
  kind: ContactKind;
  language: Language;
  website: string;
  files: readonly string[];
  seconds?: number | undefined;
}

export interface ContactSender {
  /** Network of the caller; null for internal calls. */
  network: string | null;
  host: string;
  idempotencyKey?: string | undefined;
  /** Proof of work of the browser; the form without scripts has none. */
  proof: string | undefined;
  /** Identifies the files by content, if their tickets differ at each repetition of the same message. */
  filesDigest?: string;
}

type Sent = { ok: true; data: { caseNumber: number } };
export type SendFailure =
  | { ok: false; type: 'invalid-contact'; data: { fields: ContactErrors } }
  | { ok: false; type: 'attachment-over'; data: null }
  | { ok: false; type: 'work-needed'; data: Work }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } }
  | IdempotencyConflict;

export interface SendContactDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count'>;
  partners: Pick<Partners, 'findByHost'>;
  attachments: Pick<Attachments, 'ofTickets' | 'keep'>;
  limits: Pick<CountedLimits, 'count'>;
  work: ProofOfWork;
}

/** Creates a case, mails it to the office and confirms it to the sender. */
export async function sendContact(
  deps: SendContactDeps,
  sent: SentForm,
  { network, host, idempotencyKey, proof, filesDigest }: ContactSender,
): Promise<Sent | SendFailure> {
  const { kind, language, website, seconds, files: tickets, ...input } = sent;
  const fields = validateContact(kind, input);
  if (Object.keys(fields).length > 0) return { ok: false, type: 'invalid-contact', data: { fields } };
  const form = trimContact(input);
  const { email: address } = form;
  const isConfirmed = await deps.recipients.isConfirmed(deps.connection.db, address);
  const brand = (await deps.partners.findByHost(host))?.partnerID ?? null;

  const subject = { purpose: 'contact', digest: requestDigest({ ...form, kind, language }) };

  const write = async (tx: Tx): Promise<Sent | SendFailure> => {
    const isFlood = network !== null && !(await deps.limits.count(tx, [[lettersWithoutWork, network]])).ok;
    const hasProof = isSuspect({ website, seconds, message: form.message, isFlood })
      ? await deps.work.judge(tx, subject, proof)
      : 'done';
    if (hasProof === 'missing') return { ok: false, type: 'work-needed', data: deps.work.ask(subject) };
    const counting = await deps.recipients.count(tx, { address, isConfirmed, network }, [
      [lettersOfAddress, address],
      ...(network === null ? [] : [[lettersOfNetwork, network] as const]),
    ]);
    if (!counting.ok) return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
    const files = deps.attachments.ofTickets(tickets);
    if (!files || !(await deps.attachments.keep(tx, files))) {
      return { ok: false, type: 'attachment-over', data: null };
    }
    const now = deps.clock.now();
    const caseNumber = await nextCaseNumber(tx);
    const { message, ...about } = form;
    const suspect = hasProof === 'unable';
    const caseId = await contactStore.insert(
      tx,
      {
        ...about,
        bookingNumber: keepDigits(about.bookingNumber),
        objectNumber: keepDigits(about.objectNumber),
        kind,
        language,
        caseNumber,
        brand,
        state: suspect ? 'suspect' : 'open',
      },
      { message, files },
      now,
    );
    for (const recipient of suspect ? [] : (['office', 'sender'] as const)) {
      const key = `${caseId}-${recipient}`;
      await enqueue(tx, sendContactMailJob, { caseId, recipient }, { key, runAt: now });
    }
    return { ok: true, data: { caseNumber } };
  };
  return retryTransaction(deps.connection, (tx) =>
    idempotencyKey === undefined
      ? write(tx)
      : idempotently<Sent['data'], SendFailure>(
          tx,
          {
            scope: 'contact',
            key: idempotencyKey,
            // An equal message some seconds later is a repetition.
            digest: requestDigest({ ...form, kind, language, files: filesDigest ?? tickets }),
          },
          () => write(tx),
        ),
  );
}
