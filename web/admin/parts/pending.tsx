import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Waiting } from './gate.tsx';

export function Pending({
  answer,
  failure,
  retry,
}: {
  answer: unknown;
  failure: unknown;
  retry: () => void;
}): ReactNode {
  const { t } = useTexts();
  if (failure) {
    return (
      <Notice kind="warning" role="alert">
        <p>{t('admin.failed')}</p>
        <Button onClick={retry}>{t('admin.retry')}</Button>
      </Notice>
    );
  }
  return answer ? null : <Waiting />;
}
