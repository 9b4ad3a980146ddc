import type { CaseAction } from '../../../domain/contact-case.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../platform/idempotency.ts';
import { listRolesWith } from '../../../domain/roles.ts';
import type { Attachments } from '../attachments/attachments.ts';
import { enqueue } from '../../platform/jobs.ts';
import { caseStore, type CaseEvent } from './case-store.ts';
import { sendAnswerJob } from './jobs/send-answer-job.ts';

export interface CaseDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  translate: (language: Language) => Translate;
  attachments: Pick<Attachments, 'ofTickets' | 'keep' | 'present' | 'read' | 'release'>;
}

const events = {
  take: 'taken',
  assign: 'assigned',
  release: 'released',
  close: 'closed',
  reopen: 'reopened',
  followUp: 'followUp',
} as const satisfies Record<CaseAction, CaseEvent>;

export const officeRoles = listRolesWith('office.update');

export interface CaseChange {
  action: CaseAction;
  assignee?: number | undefined;
  followUpOn?: PlainDate | null | undefined;
}

/** Applies only changed fields and logs the actor. */
export function changeCase(
  { connection, clock }: CaseDeps,
  caseNumber: number,
  { action, assignee, followUpOn = null }: CaseChange,
  uid: string,
): Promise<'changed' | 'no case' | 'no colleague' | 'day is over'> {
  if (action === 'followUp' && followUpOn !== null && followUpOn < clock.today())
    return Promise.resolve('day is over');
  return connection.transaction(async (tx) => {
    const storedCase = await caseStore.lock(tx, caseNumber);
    if (!storedCase) return 'no case';
    const colleagues = action === 'assign' ? await caseStore.colleagues(tx, officeRoles) : [];
    const target = colleagues.find(({ number }) => number === assignee);
    if (action === 'assign' && !target) return 'no colleague';
    const change =
      action === 'followUp' ? { follow_up_on: followUpOn } : toChange(action, target?.uid ?? uid);
    const isSo = Object.entries(change).every(([name, value]) => storedCase[name as 'state'] === value);
    if (isSo) return 'changed';
    const now = clock.now();
    await caseStore.change(tx, storedCase.id, change, now);
    await caseStore.insertEvent(tx, storedCase.id, events[action], uid, now, target?.uid, followUpOn);
    return 'changed';
  });
}

function toChange(action: Exclude<CaseAction, 'followUp'>, uid: string) {
  switch (action) {
    case 'take':
    case 'assign':
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
  files: readonly string[];
  idempotencyKey: string;
}

const notFound = { ok: false, type: 'case-not-found', data: null } as const;
const filesOver = { ok: false, type: 'attachment-over', data: null } as const;
type Refusal = typeof notFound | typeof filesOver;

/**
 * Stores answer, state, event and mail in one transaction; repeating the key sends nothing twice. An unassigned case is assigned to the
 * author of the answer.
 */
export function answerCase(
  deps: CaseDeps,
  { caseNumber, text, close, files, idempotencyKey }: Answer,
  uid: string,
): Promise<{ ok: true; data: { answered: true } } | Refusal | IdempotencyConflict> {
  const ids = deps.attachments.ofTickets(files);
  const write = async (tx: Tx): Promise<{ ok: true; data: { answered: true } } | Refusal> => {
    const storedCase = await caseStore.lock(tx, caseNumber);
    if (!storedCase) return notFound;
    if (!ids || !(await deps.attachments.keep(tx, ids))) return filesOver;
    const now = deps.clock.now();
    const messageId = await caseStore.insertAnswer(tx, storedCase.id, uid, text, now);
    await caseStore.insertFiles(tx, messageId, ids);
    const state = close ? 'closed' : 'answered';
    const change = { state, assigned_uid: storedCase.assigned_uid ?? uid, due_at: null } as const;
    await caseStore.change(tx, storedCase.id, change, now);
    await caseStore.insertEvent(tx, storedCase.id, 'answered', uid, now);
    if (close) await caseStore.insertEvent(tx, storedCase.id, 'closed', uid, now);
    const payload = { caseId: storedCase.id, messageId };
    await enqueue(tx, sendAnswerJob, payload, { key: String(messageId), runAt: now });
    return { ok: true, data: { answered: true } };
  };
  const digest = requestDigest({ caseNumber, text, close, files });
  return deps.connection.transaction((tx) =>
    idempotently<{ answered: true }, Refusal | IdempotencyConflict>(
      tx,
      { scope: 'contact.answer', key: idempotencyKey, digest },
      () => write(tx),
    ),
  );
}
