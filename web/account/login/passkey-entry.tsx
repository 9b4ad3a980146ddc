import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { hasPasskeyHere } from '../../features/proof/passkey-here.ts';
import { PasskeyButton, troubleText } from '../../features/proof/passkey-button.tsx';
import type { PasskeyTrouble } from '../../features/proof/passkey-ceremony.ts';
import styles from './passkey-entry.module.css';
import { usePasskeyAutofill } from './use-offered-passkey.ts';

/** Logs in by passkey. It is the first choice in a browser that has one, and if the account requires it. */
export function PasskeyEntry({
  isAsked,
  persistent,
  onShown,
}: {
  /** True if the password was correct and the passkey is the second factor. */
  isAsked: boolean;
  persistent: () => boolean;
  onShown: (answer: ResponseOf<Api['passkeyLogin']>) => void;
}): ReactNode {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  usePasskeyAutofill({ persistent, onShown, onTrouble: setTrouble });
  const isKnown = isHydrated && hasPasskeyHere();
  return (
    <div className={styles.entry} data-testid="passkey-entry">
      {isAsked && <Notice role="status">{t('account.passkey.asked')}</Notice>}
      <FailureNotice text={trouble && troubleText(trouble, t)} />
      <PasskeyButton
        label={t('account.passkey.login')}
        primary={isKnown || isAsked}
        persistent={persistent}
        onShown={onShown}
      />
    </div>
  );
}
