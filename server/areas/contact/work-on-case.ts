import type { CaseAction } from '../../../domain/contact-case.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import { caseStore, type CaseEvent } from './case-store.ts';
import { sendAnswerJob } from './jobs/send-answer-job.ts';

/** What the office's work on cases stands on. */
export interface CaseDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  translate: (language: Language) => Translate;
}

const events = {
  take: 'taken',
  release: 'released',
  close: 'closed',
  reopen: 'reopened',
} as const satisfies Record<CaseAction, CaseEvent>;

/** Changes what is not so yet, and notes who did. False: there is no such case. */
export function changeCase(
  { connection, clock }: CaseDeps,
  caseNumber: number,
  action: CaseAction,
  uid: string,
): Promise<boolean> {
  return connection.transaction(async (tx) => {
    const found = await caseStore.lock(tx, caseNumber);
    if (!found) return false;
    const change = changeOf(action, uid);
    const isSo = Object.entries(change).every(([name, value]) => found[name as 'state'] === value);
    if (isSo) return true;
    const now = clock.now();
    await caseStore.change(tx, found.id, change, now);
    await caseStore.insertEvent(tx, found.id, events[action], uid, now);
    return true;
  });
}

function changeOf(action: CaseAction, uid: string) {
  switch (action) {
    case 'take':
      return { assigned_uid: uid };
    case 'release':
      return { assigned_uid: null };
    case 'close':
      return { state: 'closed' } as const;
    case 'reopen':
      return { state: 'open' } as const;
  }
}

interface Answer {
  caseNumber: number;
  text: string;
  close: boolean;
  idempotencyKey: string;
}

const notFound = { ok: false, type: 'case-not-found', data: null } as const;

/** Answer, state, event and mail are one commit; sent twice with one key it is one answer. Who answers takes over what nobody has. */
export function answerCase(
  deps: CaseDeps,
  { caseNumber, text, close, idempotencyKey }: Answer,
  uid: string,
): Promise<{ ok: true; data: { answered: true } } | typeof notFound | IdempotencyConflict> {
  const write = async (tx: Tx): Promise<{ ok: true; data: { answered: true } } | typeof notFound> => {
    const found = await caseStore.lock(tx, caseNumber);
    if (!found) return notFound;
    const now = deps.clock.now();
    const messageId = await caseStore.insertAnswer(tx, found.id, uid, text, now);
    const state = close ? 'closed' : 'answered';
    await caseStore.change(tx, found.id, { state, assigned_uid: found.assigned_uid ?? uid }, now);
    await caseStore.insertEvent(tx, found.id, 'answered', uid, now);
    if (close) await caseStore.insertEvent(tx, found.id, 'closed', uid, now);
    const payload = { caseId: found.id, messageId };
    await enqueue(tx, sendAnswerJob, payload, { key: String(messageId), runAt: now });
    return { ok: true, data: { answered: true } };
  };
  const digest = requestDigest({ caseNumber, text, close });
  return deps.connection.transaction((tx) =>
    idempotently<{ answered: true }, typeof notFound | IdempotencyConflict>(
      tx,
      { scope: 'contact.answer', key: idempotencyKey, digest },
      () => write(tx),
    ),
  );
}
