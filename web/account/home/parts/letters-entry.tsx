import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/account.module.css';

export function LettersEntry({ name, path }: { name: 'newsletter' | 'alerts'; path: string }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.form}>
      <h2 className={styles.cardTitle}>{t(`account.${name}.title`)}</h2>
      <p>{t(`account.${name}.text`)}</p>
      <div>
        <ButtonLink to={path}>{t(`account.${name}.choose`)}</ButtonLink>
      </div>
    </Card>
  );
}
