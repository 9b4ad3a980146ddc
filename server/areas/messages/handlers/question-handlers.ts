import type { askQuestion } from '../../../../contract/messages/ask-question.ts';
import type { confirmQuestion } from '../../../../contract/messages/confirm-question.ts';
import type { getAnswerTime } from '../../../../contract/messages/get-answer-time.ts';
import type { Handler } from '../../../http/handler.ts';
import { createReadThroughCache } from '../../../platform/read-through-cache.ts';
import { askLandlord } from '../ask-landlord.ts';
import type { MessagesDeps, OpenedThread } from '../messages-deps.ts';
import { readThread } from '../present-thread.ts';
import { questionsStore } from '../questions-store.ts';
import { sendQuestion } from '../send-question.ts';

/**
 * Days of answers used for the response time, and their minimum number: with fewer answers, a single one would change
 * the result.
 */
const answersOfDays = 180;
const fewestAnswers = 3;
const dayMs = 86_400_000;
/** The pages of homes show the response time, so it is read once an hour. */
const keptMs = 3_600_000;
const homesKept = 20_000;

export function askQuestionHandler(deps: MessagesDeps): Handler<typeof askQuestion> {
  return (input, call) => askLandlord(deps, input, call);
}

export function confirmQuestionHandler(deps: MessagesDeps): Handler<typeof confirmQuestion, OpenedThread> {
  return async (_input, { opened }) => {
    await sendQuestion(deps, opened.bookingId);
    return { ok: true, data: { thread: await readThread(deps, opened) } };
  };
}

export function getAnswerTimeHandler({
  connection: { db },
  clock,
}: MessagesDeps): Handler<typeof getAnswerTime> {
  const times = createReadThroughCache<string, { answerHours: number | null }>(homesKept);
  return async ({ objectNumber }, call) => {
    const number = Number(objectNumber);
    call.shows(`home:${number}`);
    const now = clock.now().getTime();
    const time = await times.get(`${number} ${Math.floor(now / keptMs)}`, async () => {
      const home = await questionsStore.askable(db, number);
      if (!home) return null;
      const since = new Date(now - answersOfDays * dayMs);
      return {
        answerHours: await questionsStore.answerHours(db, home.landlordId, { since, fewest: fewestAnswers }),
      };
    });
    return time ? { ok: true, data: time } : { ok: false, type: 'object-not-found', data: null };
  };
}
