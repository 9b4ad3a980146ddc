import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { questionFields, validateQuestion } from '../../../domain/messages/question.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useSendWithWork } from '../../features/proof-of-work/send-with-work.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { AskedHome, QuestionNew } from './load.ts';
import { emptyQuestion, useQuestionDraft, type QuestionDraft } from './question-draft.ts';

type QuestionRequest = Omit<InputOf<Api['askQuestion']>, 'proof' | 'idempotencyKey'>;
type Field = (typeof questionFields)[number];

interface Question {
  typed: Readonly<Record<Field, string>>;
  set(change: Partial<QuestionDraft>): void;
  /** Returns the error text of a field. */
  wrong(field: Field): string | undefined;
  failure: CallFailure<'askQuestion'> | null;
  isBusy: boolean;
  isWorking: boolean;
  /** True if the address is that of the account, so that the question is sent without confirmation by mail. */
  isOwn: boolean;
  /** Sends the question and returns null, or returns the first invalid field. */
  send(website: string): Field | null;
}

/** Prefills name and address for logged-in visitors, whose questions are sent at once. */
export function useQuestion(
  { stay, today, questionPath }: QuestionNew,
  { home: { objectNumber } }: AskedHome,
  onAsked: () => void,
): Question {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { account } = useVisitor();
  const { draft, store } = useQuestionDraft(objectNumber);
  const [isSubmitted, setSubmitted] = useState(false);
  const { working, sendWithWork } = useSendWithWork();
  const ask = useSubmit<'askQuestion', QuestionRequest>('askQuestion', {
    idempotent: true,
    attempts: {
      get: () => store.get().attempt,
      set: (attempt) => store.set({ ...store.get(), attempt }),
    },
    send: (question, idempotencyKey) =>
      sendWithWork((proof) => browserApi.call('askQuestion', { ...question, proof, idempotencyKey })),
    onDone({ mailSend, bookingID }) {
      store.set(emptyQuestion);
      if (mailSend === 'Y') onAsked();
      else void navigate(`${questionPath}?bookingID=${bookingID}`);
    },
  });
  const { failure } = ask;
  const accountEmail = account?.accountEmail ?? '';
  const typed = {
    name: draft.name ?? [account?.accountFirstName, account?.accountLastName].filter(Boolean).join(' '),
    email: draft.email ?? accountEmail,
    text: draft.text,
  };
  const serverErrors = failure?.type === 'invalid-question' ? failure.data.fields : {};
  const errors = { ...serverErrors, ...(isSubmitted ? validateQuestion(typed) : {}) };
  const dates = isValidStay(stay, today)
    ? { startDate: stay.startDate, endDate: stay.endDate }
    : { startDate: '', endDate: '' };
  return {
    typed,
    failure,
    isBusy: ask.sending !== null,
    isWorking: working,
    isOwn: accountEmail !== '' && typed.email.trim().toLowerCase() === accountEmail.toLowerCase(),
    wrong: (field) => errors[field] && t(`letters.ask.wrong.${field}`),
    set(change) {
      if (failure) ask.dismiss();
      store.set({ ...store.get(), ...change });
    },
    send(website) {
      setSubmitted(true);
      const firstInvalid = questionFields.find((field) => validateQuestion(typed)[field]);
      if (firstInvalid) return firstInvalid;
      const { persons, childAges, pets } = stay;
      const question = { objectNumber, languageCode: language, ...typed, ...dates };
      void ask.submit({ ...question, persons, childAges: [...childAges], pets, website });
      return null;
    },
  };
}
