import type { decidePosting } from '../../../../contract/manual-postings/decide-posting.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import { postingReason } from '../../../../domain/manual-postings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { postDraft } from '../approve-posting.ts';
import type { DraftProblem } from '../build-draft.ts';
import { postingMailJob } from '../jobs/posting-mail-job.ts';
import { manualPostingStore, type ManualPostingRow } from '../manual-posting-store.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';
import { postingFactsStore } from '../posting-facts-store.ts';
import { presentPostings } from '../read-postings.ts';
import { bookingOfLines, sumMoved } from '../draft-lines.ts';

type Refusal = Exclude<Outcome<typeof decidePosting>, { ok: true }>;

/** Thrown to roll back the approval of a draft that can no longer be posted. */
class NotPostable extends Error {
  readonly problem: DraftProblem;
  constructor(problem: DraftProblem) {
    super(problem.type);
    this.problem = problem;
  }
}

const states = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Enforces the four-eyes principle: the author of a draft may withdraw it, but somebody else must approve or refuse it.
 * The database checks both again.
 */
export function decidePostingHandler(deps: ManualPostingsDeps): Handler<typeof decidePosting> {
  const { connection, clock, secret, operator, findPersonName } = deps;
  return async ({ draftID, decision, note }, { user: { uid } }) => {
    const name = await findPersonName(uid);
    const state = states[decision];
    try {
      return await retryTransaction(connection, async (tx): Promise<Outcome<typeof decidePosting>> => {
        const draft = await manualPostingStore.lock(tx, draftID);
        const present = async (): Promise<Outcome<typeof decidePosting>> => {
          const [data] = await presentPostings(
            deps,
            tx,
            [(await manualPostingStore.find(tx, draftID))!],
            uid,
          );
          return { ok: true, data: data! };
        };
        // A repeated call gets the same answer.
        if (draft?.state === state && draft.decided_by === uid) return present();
        if (draft?.state !== 'waiting') return { ok: false, type: 'draft-not-open', data: null };
        const refusal = await findRefusal(deps, tx, draft, { decision, note, uid });
        if (refusal) return refusal;
        const at = clock.now();
        await manualPostingStore.decide(tx, draftID, { state, uid, name, at, note });
        const lines = await manualPostingStore.lines(tx, [draftID]);
        if (decision === 'approve') {
          const { company, bankAccount } = operator();
          const account = bankAccount?.iban ?? '';
          const house = { houseEmail: company.email, houseName: company.name, account };
          const problem = await postDraft(tx, draft, lines, { secret, at, ...house });
          if (problem) throw new NotPostable(problem);
        }
        await actOfOffice(tx, {
          bookingId: bookingOfLines(lines),
          ...{ act: `posting-${decision}`, subject: `posting/${draftID}`, amount: sumMoved(lines) },
          ...{ note, uid, name, at },
        });
        if (decision === 'refuse') {
          const mail = { draftId: draftID, occasion: 'refused' } as const;
          await enqueue(tx, postingMailJob, mail, { key: `${draftID}-refused`, runAt: at });
        }
        return present();
      });
    } catch (error) {
      if (error instanceof NotPostable) return error.problem as Refusal;
      throw error;
    }
  };
}

async function findRefusal(
  { accounts }: Pick<ManualPostingsDeps, 'accounts'>,
  tx: Tx,
  draft: ManualPostingRow,
  { decision, note, uid }: { decision: 'approve' | 'refuse' | 'withdraw'; note: string; uid: string },
): Promise<Refusal | null> {
  const isOwn = draft.drafted_by === uid;
  if (decision === 'withdraw') return isOwn ? null : { ok: false, type: 'other-person', data: null };
  if (isOwn) return { ok: false, type: 'same-person', data: null };
  if (decision === 'refuse') {
    return note.length < postingReason.min ? { ok: false, type: 'note-missing', data: null } : null;
  }
  const bookingId = (await manualPostingStore.lines(tx, [draft.id]))[0]?.bookingId ?? null;
  const owner =
    draft.template === 'guestRefund' && bookingId !== null
      ? await postingFactsStore.ownerOf(tx, bookingId)
      : null;
  const until = await accounts.moneyWaitsUntil(tx, [
    uid,
    draft.drafted_by,
    ...(owner === null ? [] : [owner]),
  ]);
  return until ? { ok: false, type: 'money-waits', data: { until: until.toISOString() } } : null;
}
