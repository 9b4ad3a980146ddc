import type { NotYet } from '../../platform/jobs.ts';
import { renderQuestionMail } from './mails/render-question-mail.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { letterOfQuestion } from './question-links.ts';
import { questionsStore } from './questions-store.ts';

/** Mails a confirmation link for a question to the entered address; a question that is sent or deleted needs none. */
export async function mailConfirmation(
  deps: MessagesDeps,
  { questionId }: { questionId: number },
): Promise<NotYet | void> {
  const question = await questionsStore.find(deps.connection.db, questionId);
  if (!question || question.sentAt) return;
  const letter = await letterOfQuestion(deps, questionId, 'guest');
  if (!letter) return;
  return letter.deliver(() =>
    deps.mail.send({
      id: `question-${questionId}`,
      to: letter.to,
      sender: letter.site,
      ...renderQuestionMail(letter),
    }),
  );
}
