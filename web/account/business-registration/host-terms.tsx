import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import styles from '../parts/account.module.css';

export function HostTerms({
  path,
  isAccepted,
  isMissing,
  onChange,
}: {
  path: string;
  isAccepted: boolean;
  isMissing: boolean;
  onChange: (isAccepted: boolean) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Checkbox
        name="acceptTerms"
        label={t('account.join.terms')}
        checked={isAccepted}
        invalid={isMissing}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={styles.soft}>
        <a href={path}>{t('account.join.termsLink')}</a>
      </p>
    </>
  );
}
