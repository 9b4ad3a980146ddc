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

type Asked = Omit<InputOf<Api['askQuestion']>, 'proof' | 'idempotencyKey'>;
type Field = (typeof questionFields)[number];

interface Question {
  typed: Readonly<Record<Field, string>>;
  set(change: Partial<QuestionDraft>): void;
  /** What is wrong with a field, in words. */
  wrong(field: Field): string | undefined;
  failure: CallFailure<'askQuestion'> | null;
  isBusy: boolean;
  isWorking: boolean;
  /** The address is that of the account: the question goes at once. */
  isOwn: boolean;
  /** Returns the first field that is wrong; null where it is sent. */
  send(website: string): Field | null;
}

/** Who is logged in finds name and address filled in, and asks at once. */
export function useQuestion(
  { stay, today, questionPath }: QuestionNew,
  { home: { objectNumber } }: AskedHome,
  onAsked: () => void,
): Question {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { account } = useVisitor();
  const { draft, store } = useQuestionDraft(objectNumber);
  const [isTried, setTried] = useState(false);
  const { working, sendWithWork } = useSendWithWork();
  const ask = useSubmit<'askQuestion', Asked>('askQuestion', {
    idempotent: true,
    attempts: {
      get: () => store.get().attempt,
      set: (attempt) => store.set({ ...store.get(), attempt }),
    },
    send: (asked, idempotencyKey) =>
      sendWithWork((proof) => browserApi.call('askQuestion', { ...asked, proof, idempotencyKey })),
    onDone({ mailSend, bookingID }) {
      store.set(emptyQuestion);
      if (mailSend === 'Y') onAsked();
      else void navigate(`${questionPath}?bookingID=${bookingID}`);
    },
  });
  const { failure } = ask;
  const own = account?.accountEmail ?? '';
  const typed = {
    name: draft.name ?? [account?.accountFirstName, account?.accountLastName].filter(Boolean).join(' '),
    email: draft.email ?? own,
    text: draft.text,
  };
  const refused = failure?.type === 'invalid-question' ? failure.data.fields : {};
  const errors = { ...refused, ...(isTried ? validateQuestion(typed) : {}) };
  const dates = isValidStay(stay, today)
    ? { startDate: stay.startDate, endDate: stay.endDate }
    : { startDate: '', endDate: '' };
  return {
    typed,
    failure,
    isBusy: ask.sending !== null,
    isWorking: working,
    isOwn: own !== '' && typed.email.trim().toLowerCase() === own.toLowerCase(),
    wrong: (field) => errors[field] && t(`letters.ask.wrong.${field}`),
    set(change) {
      if (failure) ask.dismiss();
      store.set({ ...store.get(), ...change });
    },
    send(website) {
      setTried(true);
      const first = questionFields.find((field) => validateQuestion(typed)[field]);
      if (first) return first;
      const { persons, childAges, pets } = stay;
      const asked = { objectNumber, languageCode: language, ...typed, ...dates };
      void ask.submit({ ...asked, persons, childAges: [...childAges], pets, website });
      return null;
    },
  };
}
