import { useEffect, useRef } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import {
  logInByPasskey,
  offersPasskeys,
  toPasskeyTrouble,
  type PasskeyTrouble,
} from '../../features/proof/passkey-ceremony.ts';

/** Lets the browser offer passkeys in the autofill of the address field. Selecting one logs in. */
export function usePasskeyAutofill(on: {
  persistent: () => boolean;
  onShown: (answer: ResponseOf<Api['passkeyLogin']>) => void;
  onTrouble: (trouble: PasskeyTrouble) => void;
}): void {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    const offerPasskey = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      try {
        const isPersistent = (): boolean => latest.current.persistent();
        const answer = await logInByPasskey({ persistent: isPersistent, autofill: true });
        latest.current.onShown(answer);
      } catch (error) {
        const trouble = toPasskeyTrouble(error);
        // Only the refusal of a selected passkey is shown, since the request itself was automatic.
        if (trouble === 'refused') latest.current.onTrouble(trouble);
      }
    };
    void offerPasskey();
  }, []);
}
