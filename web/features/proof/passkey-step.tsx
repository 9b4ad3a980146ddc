import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Asks for a passkey where an act takes one, and says when the form may be sent again. */
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

/** Whether a failed call wants a passkey to be shown. */
export function takesPasskey(failure: { type: string; data: unknown } | null): boolean {
  return (
    failure?.type === 'second-factor-needed' &&
    (failure.data as { methods: string[] }).methods.includes('passkey')
  );
}

/** Whether a failed call takes a code of an app, or a recovery code. */
export function takesCode(failure: { type: string; data: unknown } | null): boolean {
  return (
    failure?.type === 'second-factor-needed' &&
    (failure.data as { methods: string[] }).methods.includes('totp')
  );
}
