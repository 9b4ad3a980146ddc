import { isEmail } from '../reachable.ts';
import { messageLength } from './message-limits.ts';

/** Maximum questions per day from a person who is not logged in. */
export const questionsPerDay = 3;

export const questionFields = ['name', 'email', 'text'] as const;
type QuestionField = (typeof questionFields)[number];

export const questionReasons = ['missing', 'too-long', 'invalid'] as const;
type QuestionReason = (typeof questionReasons)[number];

/** Characters. */
export const questionLengths: Readonly<Record<QuestionField, number>> = {
  name: 160,
  email: 254,
  text: messageLength,
};

type QuestionErrors = Partial<Record<QuestionField, QuestionReason>>;

export function validateQuestion(form: Readonly<Record<QuestionField, string>>): QuestionErrors {
  const errors: QuestionErrors = {};
  for (const field of questionFields) {
    const value = form[field].trim();
    if (value === '') errors[field] = 'missing';
    else if (value.length > questionLengths[field]) errors[field] = 'too-long';
  }
  if (!errors.email && !isEmail(form.email.trim())) errors.email = 'invalid';
  return errors;
}

/** Steps in hours for the usual response time. Above the last step the text says "some days". */
const answerSteps = [1, 4, 12, 24] as const;
export type AnswerStep = (typeof answerSteps)[number] | 'days' | 'unknown';

export function findAnswerStep(hours: number | null): AnswerStep {
  if (hours === null) return 'unknown';
  return answerSteps.find((step) => hours <= step) ?? 'days';
}
