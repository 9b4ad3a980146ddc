import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { refusalKey } from './refusal-key.ts';

/** Why it was not saved, and the buttons that save and cancel; `children` are further ones. */
export function OwnerFormFoot({
  refusal,
  isSending,
  onCancel,
  children,
}: {
  refusal: string | undefined;
  isSending: boolean;
  onCancel: () => void;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {refusal !== undefined && (
        <Notice kind="warning" role="alert">
          {t(refusalKey(refusal))}
        </Notice>
      )}
      <p className={styles.steps}>
        <Button type="submit" variant="primary" small busy={isSending}>
          {t('landlord.owners.save')}
        </Button>
        <Button variant="quiet" small onClick={onCancel}>
          {t('landlord.owners.cancel')}
        </Button>
        {children}
      </p>
    </>
  );
}
