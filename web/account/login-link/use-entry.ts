import { useState } from 'react';
import { useSubmit, type Submit } from '../../app/calls/use-submit.ts';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { takesCode } from '../../features/proof/passkey-step.tsx';
import { useAccountPaths } from '../use-account-paths.ts';
import { deleteTicket } from './ticket.ts';

/** Sends the secret of a link, or a code. On success the visitor is logged in. */
export function useEntry(): {
  entry: Submit<'useLoginLink', InputOf<Api['useLoginLink']>>;
  /** True if the link or code was correct, but the code of an authenticator app is required as well. */
  asksCode: boolean;
} {
  const buildPath = useAccountPaths();
  const [asksCode, setAsksCode] = useState(false);
  const entry = useSubmit('useLoginLink', {
    onDone() {
      deleteTicket();
      location.assign(buildPath('UserHome'));
    },
    onFailure: (failure) => setAsksCode((isCodeAsked) => isCodeAsked || takesCode(failure)),
  });
  return { entry, asksCode };
}
