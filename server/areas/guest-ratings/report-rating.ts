import { isEmail } from '../../../domain/reachable.ts';
import type { Language } from '../../../domain/language.ts';
import { decisionDays, type RatedText, type ReportGround } from '../../../domain/rating.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { CountedLimit } from '../../platform/counted-limits.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { answersStore } from './answers-store.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { enqueueRatingMail } from './jobs/guest-rating-jobs.ts';
import { moderationStore } from './moderation-store.ts';
import { reportsStore } from './reports-store.ts';

/** More reports than a person makes in a day. */
const reportsOfAddress: CountedLimit = { name: 'ratings.reports-day', max: 30, spanMs: 86_400_000 };

interface Notice {
  ratingid: number;
  part: RatedText;
  ground: ReportGround;
  explanation: string;
  name: string;
  email: string;
  languageCode: Language;
}

type Reported =
  | { ok: true; data: { reportNumber: number; decideBy: PlainDate } }
  | { ok: false; type: 'rating-not-found' | 'invalid-email'; data: null }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } };

/** Stores a notice with a copy of the reported content and confirms its receipt by mail. */
export async function reportRating(
  deps: GuestRatingsContext,
  notice: Notice,
  network: string | null,
): Promise<Reported> {
  const { email, part } = notice;
  if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
  const { db } = deps.connection;
  const isConfirmed = await deps.recipients.isConfirmed(db, email);
  return retryTransaction(deps.connection, async (tx): Promise<Reported> => {
    const rating = await answersStore.find(tx, notice.ratingid, notice.languageCode);
    const quotedText = part === 'rating' ? rating?.text : rating?.shownAnswer;
    if (!rating || quotedText === null || quotedText === undefined) {
      return { ok: false, type: 'rating-not-found', data: null };
    }
    const counting = await deps.recipients.count(tx, { address: email, isConfirmed, network }, [
      [reportsOfAddress, email],
    ]);
    if (!counting.ok) return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
    const now = deps.clock.now();
    const id = await reportsStore.insert(tx, {
      ratingId: rating.id,
      objectNumber: rating.objectNumber,
      part,
      quoted: quotedText,
      ground: notice.ground,
      explanation: notice.explanation,
      name: notice.name,
      email,
      language: notice.languageCode,
      createdAt: now,
    });
    await moderationStore.note(tx, {
      ...{ subject: 'report', subjectId: id, kind: 'reported', reason: notice.ground, at: now },
    });
    await enqueueRatingMail(tx, 'reportTaken', id, now);
    return {
      ok: true,
      data: { reportNumber: id, decideBy: addDays(deps.clock.today(), decisionDays.report) },
    };
  });
}
