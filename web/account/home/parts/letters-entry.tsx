import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/account.module.css';

/** The way to the letters that somebody gets, which lie in a room of their own. */
export function LettersEntry({ lettersPath }: { lettersPath: string }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.form}>
      <h2 className={styles.cardTitle}>{t('account.newsletter.title')}</h2>
      <p>{t('account.newsletter.text')}</p>
      <div>
        <ButtonLink to={lettersPath}>{t('account.newsletter.choose')}</ButtonLink>
      </div>
    </Card>
  );
}
