import { useState } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Milliseconds, because a slow external system may check the account. */
const timeoutMs = 30_000;

export interface PassRequest {
  outcome: 'sent' | 'inactive' | null;
  failure: CallFailure<'passRequest'> | null;
  isBusy: boolean;
  ask(number: string): void;
}

export function usePassRequest(userType: 'retailer' | 'partner'): PassRequest {
  const { language } = useTexts();
  const [outcome, setOutcome] = useState<PassRequest['outcome']>(null);
  const { submit, sending, failure } = useSubmit('passRequest', {
    timeoutMs,
    onDone: ({ userInactiv }) => setOutcome(userInactiv === 'Y' ? 'inactive' : 'sent'),
  });
  return {
    outcome,
    failure,
    isBusy: sending !== null,
    ask(number) {
      setOutcome(null);
      void submit({ vermieternummer: number, userType, language });
    },
  };
}
