import { useRef, useState } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { takesCode } from '../../features/proof/passkey-step.tsx';
import type { StartPaths } from '../parts/start-path.ts';
import type { Invitation } from './invitation-facts.tsx';

const linkProblems = ['invitation-invalid', 'invitation-expired', 'invitation-used', 'login-needed'];

interface Acceptance {
  /** True if the invited person has no account. */
  isNew: boolean;
  asksCode: boolean;
  isBusy: boolean;
  failure: { type: string; data: unknown } | null;
  dismiss(): void;
  accept(): void;
  logIn(password: string, code: string): void;
  register(person: { firstName: string; lastName: string; password: string }): void;
}

/**
 * Accepts an invitation in one of three ways: at once if the invited person is logged in, by logging in first, or with
 * a new account, whose owner is then logged in.
 */
export function useAcceptance({
  invitation: { email, caller, hasAccount },
  invitationKey,
  startPaths,
  onOutdated,
}: {
  invitation: Invitation;
  invitationKey: string;
  startPaths: StartPaths;
  /** Loads the invitation again. */
  onOutdated: () => void;
}): Acceptance {
  const { language } = useTexts();
  const isNew = caller === 'nobody' && !hasAccount;
  const [asksCode, setAsksCode] = useState(false);
  const password = useRef('');
  const startPath = useRef('');
  // Loads a new document, so that all data of the anonymous visitor are discarded.
  const enter = (): void => location.assign(startPath.current);
  const login = useSubmit('login', {
    onDone: (): void | Promise<void> => (isNew ? enter() : acceptWithLogin()),
    onFailure: (failure) => setAsksCode((isAsked) => isAsked || takesCode(failure)),
  });
  const accept = useSubmit('acceptTeamInvitation', {
    onDone({ start }): void | Promise<void> {
      startPath.current = startPaths[start];
      return isNew ? login.submit({ user: { email, password: password.current } }) : enter();
    },
    // If an account was created in the meantime or the invitation has ended, the page shows the new state.
    onFailure: ({ type }) => (linkProblems.includes(type) ? onOutdated() : undefined),
  });
  function acceptWithLogin(): Promise<void> {
    return accept.submit({ invitationKey });
  }
  return {
    isNew,
    asksCode,
    isBusy: accept.sending !== null || login.sending !== null,
    failure: login.failure ?? accept.failure,
    dismiss(): void {
      if (accept.failure) accept.dismiss();
      if (login.failure) login.dismiss();
    },
    accept: () => void acceptWithLogin(),
    logIn: (typed, code) =>
      void login.submit({
        user: code === '' ? { email, password: typed } : { email, password: typed, code },
      }),
    register(person) {
      password.current = person.password;
      void accept.submit({ invitationKey, person: { ...person, language } });
    },
  };
}
