import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Asks for a passkey if a call requires one, and reports when the form can be sent again. */
export function PasskeyStep({ failure }: { failure: { type: string; data: unknown } | null }): ReactNode {
  const { t } = useTexts();
  const [shownFor, setShownFor] = useState<unknown>(null);
  if (!takesPasskey(failure)) return null;
  if (shownFor === failure) return <Notice role="status">{t('account.passkey.confirmed')}</Notice>;
  return (
    <div>
      <p>{t('account.passkey.asked')}</p>
      <PasskeyButton label={t('account.passkey.confirm')} onShown={() => setShownFor(failure)} />
    </div>
  );
}

export function takesPasskey(failure: { type: string; data: unknown } | null): boolean {
  return (
    failure?.type === 'second-factor-needed' &&
    (failure.data as { methods: string[] }).methods.includes('passkey')
  );
}

export function takesCode(failure: { type: string; data: unknown } | null): boolean {
  return (
    failure?.type === 'second-factor-needed' &&
    (failure.data as { methods: string[] }).methods.includes('totp')
  );
}
