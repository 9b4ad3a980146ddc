import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/letters.module.css';
import { useLetterPaths } from '../use-letter-paths.ts';
import { Confirmation } from './confirmation.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function NewsletterAnswerPage(): ReactNode {
  const { t } = useTexts();
  const { isYes, homePath } = useLoaderData<typeof load>();
  const buildPath = useLetterPaths();
  if (isYes) return <Confirmation homePath={homePath} />;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.answer.no.title')}</h1>
      </header>
      <Card className={styles.form} data-testid="farewell">
        <p>{t('letters.answer.no.text')}</p>
        <p>
          {t('letters.answer.no.again')}{' '}
          <Link to={buildPath('Newsletter')}>{t('letters.newsletter.title')}</Link>
        </p>
        <ButtonLink to={homePath} className={styles.send}>
          {t('letters.answer.ok.home')}
        </ButtonLink>
      </Card>
    </div>
  );
}
