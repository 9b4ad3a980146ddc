import { useState } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Milliseconds: the account may lie with a system of the landlord's or partner's own, which takes its time. */
const timeoutMs = 30_000;

export interface PassRequest {
  /** What came of the last one; null while there is no answer. */
  outcome: 'sent' | 'inactive' | null;
  failure: CallFailure<'passRequest'> | null;
  isBusy: boolean;
  ask(number: string): void;
}

/** Has a link for a new password sent to the address that belongs to a number. */
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
