import { useEffect, useRef } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import {
  logInByPasskey,
  offersPasskeys,
  toPasskeyTrouble,
  type PasskeyTrouble,
} from '../../features/proof/passkey-ceremony.ts';

/** Lets the browser offer passkeys in the autofill of the mail address field. Selecting one logs in. */
export function usePasskeyAutofill(options: {
  /** Read when a passkey is selected: whether the login outlasts the browser session. */
  persistent: () => boolean;
  onShown: (answer: ResponseOf<Api['passkeyLogin']>) => void;
  onTrouble: (trouble: PasskeyTrouble) => void;
}): void {
  // The browser may answer minutes later, so the options of the last render are used.
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  useEffect(() => {
    const offerPasskey = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      try {
        const isPersistent = (): boolean => latestOptions.current.persistent();
        const answer = await logInByPasskey({ persistent: isPersistent, autofill: true });
        latestOptions.current.onShown(answer);
      } catch (error) {
        const trouble = toPasskeyTrouble(error);
        // Only the refusal of a selected passkey is shown, since the request itself was automatic.
        if (trouble === 'refused') latestOptions.current.onTrouble(trouble);
      }
    };
    void offerPasskey();
  }, []);
}
