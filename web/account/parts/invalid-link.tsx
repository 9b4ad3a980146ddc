import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './account.module.css';

export function InvalidLink({
  title,
  text,
  to,
  label,
}: {
  title?: string | undefined;
  text: string;
  to: string;
  label: string;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.form}>
      <Notice kind="warning" role="alert" title={title ?? t('account.confirm.invalidTitle')}>
        <p>{text}</p>
      </Notice>
      <ButtonLink to={to} variant="primary" wide>
        {label}
      </ButtonLink>
    </div>
  );
}
