import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { suggestAddress } from './suggest-address.ts';

export default function MailQuestion({
  typed,
  onAccept,
}: {
  typed: string;
  onAccept: (address: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const address = suggestAddress(typed);
  return (
    address !== null && (
      <Button small onClick={() => onAccept(address)} data-testid="meant-address">
        {t('shell.meantAddress', { address })}
      </Button>
    )
  );
}
