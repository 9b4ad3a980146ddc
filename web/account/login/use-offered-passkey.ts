import { useEffect, useRef } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import {
  logInByPasskey,
  offersPasskeys,
  toPasskeyTrouble,
  type PasskeyTrouble,
} from '../../features/proof/passkey-ceremony.ts';

/** Lets the browser offer passkeys in the field of the address while the page is open; choosing one logs in. */
export function useOfferedPasskey(on: {
  persistent: () => boolean;
  onShown: (answer: ResponseOf<Api['passkeyLogin']>) => void;
  onTrouble: (trouble: PasskeyTrouble) => void;
}): void {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      try {
        const persistent = (): boolean => latest.current.persistent();
        const answer = await logInByPasskey({ persistent, autofill: true });
        latest.current.onShown(answer);
      } catch (error) {
        const trouble = toPasskeyTrouble(error);
        // Nobody has asked for it: only what somebody has chosen, and was refused, is worth a word.
        if (trouble === 'refused') latest.current.onTrouble(trouble);
      }
    };
    void offer();
  }, []);
}
