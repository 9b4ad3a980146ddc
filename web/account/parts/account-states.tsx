import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './account.module.css';
import { WithoutScripts } from './without-scripts.tsx';

export function AccountStates({
  title,
  failed,
  onRetry,
}: {
  title: string;
  failed: boolean;
  onRetry: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={`container ${styles.page}`}>
      <h1>{title}</h1>
      {failed ? (
        <Notice kind="warning" role="alert">
          <p>{t('account.failed')}</p>
          <Button onClick={onRetry}>{t('account.retry')}</Button>
        </Notice>
      ) : (
        <>
          <WithoutScripts />
          <Card aria-busy="true" className={styles.form}>
            <p className="visually-hidden" role="status">
              {t('account.loading')}
            </p>
            <Skeleton form="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton form="button" />
          </Card>
        </>
      )}
    </div>
  );
}
