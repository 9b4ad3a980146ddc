import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { newsletterTopics } from '../../../domain/newsletter.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';
import { SignUpForm } from './sign-up-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

/** Signs up for the newsletter, which starts after a confirmation by mail. */
export default function NewsletterPage(): ReactNode {
  const { t } = useTexts();
  const { source, source2, asked } = useLoaderData<typeof load>();
  const [isAsked, setAsked] = useState(asked);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.newsletter.title')}</h1>
        {!isAsked && <p className={styles.lead}>{t('letters.newsletter.lead')}</p>}
      </header>
      <div className={styles.columns}>
        <Card>
          {isAsked ? (
            <RequestSent onAgain={() => setAsked(false)} />
          ) : (
            <SignUpForm source={source} source2={source2} onAsked={() => setAsked(true)} />
          )}
        </Card>
        <aside aria-labelledby="topics">
          <Card className={styles.office}>
            <h2 id="topics" className={styles.kindTitle}>
              {t('letters.newsletter.what')}
            </h2>
            <dl className={styles.topics}>
              {newsletterTopics.map((topic) => (
                <div key={topic}>
                  <dt>{t(`letters.topics.${topic}.title`)}</dt>
                  <dd className={styles.soft}>{t(`letters.topics.${topic}.text`)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </aside>
      </div>
    </div>
  );
}

function RequestSent({ onAgain }: { onAgain: () => void }): ReactNode {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="newsletter-asked">
      <h2 ref={title} tabIndex={-1}>
        {t('letters.newsletter.sent.title')}
      </h2>
      <p>{t('letters.newsletter.sent.text')}</p>
      <p className={styles.soft}>{t('letters.newsletter.sent.hint')}</p>
      <p className="script-only">
        <Button onClick={onAgain}>{t('letters.newsletter.sent.again')}</Button>
      </p>
    </div>
  );
}
