import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { logInByPasskey, toPasskeyTrouble, type PasskeyTrouble } from './passkey-ceremony.ts';
import { Outcome } from './outcome.tsx';

export function PasskeyButton({
  label,
  primary = false,
  persistent = () => false,
  onShown,
}: {
  label: string;
  primary?: boolean;
  persistent?: () => boolean;
  onShown: (answer: ResponseOf<Api['passkeyLogin']>) => void;
}): ReactNode {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const show = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      onShown(await logInByPasskey({ persistent }));
    } catch (error) {
      setTrouble(toPasskeyTrouble(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        wide
        variant={primary ? 'primary' : 'secondary'}
        busy={busy}

        onClick={() => void show()}
      >
        {label}
      </Button>
      <Outcome failure={troubleText(trouble, t)} done={undefined} />
    </>
  );
}

export function troubleText(
  trouble: PasskeyTrouble | null,
  t: ReturnType<typeof useTexts>['t'],
): string | undefined {
  if (trouble === null) return undefined;
  return trouble === 'failed' ? t('account.failed') : t(`account.passkey.${trouble}`);
}
