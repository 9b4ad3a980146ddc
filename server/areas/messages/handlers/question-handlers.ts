import type { askQuestion } from '../../../../contract/messages/ask-question.ts';
import type { confirmQuestion } from '../../../../contract/messages/confirm-question.ts';
import type { getAnswerTime } from '../../../../contract/messages/get-answer-time.ts';
import type { Handler } from '../../../http/handler.ts';
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
  return async ({ objectNumber }, call) => {
    call.shows(`home:${Number(objectNumber)}`);
    const home = await questionsStore.askable(db, Number(objectNumber));
    if (!home) return { ok: false, type: 'object-not-found', data: null };
    const since = new Date(clock.now().getTime() - answersOfDays * dayMs);
    const answerHours = await questionsStore.answerHours(db, home.landlordId, {
      since,
      fewest: fewestAnswers,
    });
    return { ok: true, data: { answerHours } };
  };
}
