import { useState } from 'react';
import { useSubmit, type Submit } from '../../app/calls/use-submit.ts';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { takesCode } from '../../features/proof/passkey-step.tsx';
import { useAccountPaths } from '../use-account-paths.ts';
import { dropTicket } from './ticket.ts';

/** Sends a link's secret or its code; on success the visitor is logged in. */
export function useEntry(): {
  entry: Submit<'useLoginLink', InputOf<Api['useLoginLink']>>;
  /** The link or code was right, and the code of an authenticator app is still missing. */
  asksCode: boolean;
} {
  const pathOf = useAccountPaths();
  const [asksCode, setAsksCode] = useState(false);
  const entry = useSubmit('useLoginLink', {
    onDone() {
      dropTicket();
      location.assign(pathOf('UserHome'));
    },
    onFailure: (failure) => setAsksCode((asked) => asked || takesCode(failure)),
  });
  return { entry, asksCode };
}
