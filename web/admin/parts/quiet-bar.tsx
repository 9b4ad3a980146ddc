import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';

/** Tells those who look after the site that nothing they do here reaches anybody. */
export function QuietBar(): ReactNode {
  const { t } = useTexts();
  return (
    <Notice kind="danger" title={t('staff.quiet.title')} data-testid="quiet">
      <p>{t('staff.quiet.text')}</p>
    </Notice>
  );
}
