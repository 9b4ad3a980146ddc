import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useOnline } from './use-online.ts';

export function OfflineNotice(): ReactNode {
  const { t } = useTexts();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Notice kind="warning" title={t('booking.offline.title')} data-testid="offline">
          <p>{t('booking.offline.text')}</p>
        </Notice>
      )}
    </div>
  );
}
