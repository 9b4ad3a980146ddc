import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/letters.module.css';
import { OfficeAside } from '../parts/office-aside.tsx';
import { useLetterPaths } from '../use-letter-paths.ts';
import type { load } from './load.ts';
import { ContactForm } from './parts/contact-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function ContactFormPage(): ReactNode {
  const { t } = useTexts();
  const { kind, topics, known, sent, office, bookingPath } = useLoaderData<typeof load>();
  const buildPath = useLetterPaths();
  const [caseNumber, setCaseNumber] = useState(sent);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Link to={buildPath('Contact')} className={styles.back}>
          {t('letters.title')}
        </Link>
        <h1>{t(`letters.form.${kind}.title`)}</h1>
        {caseNumber === '' && <p className={styles.lead}>{t(`letters.form.${kind}.lead`)}</p>}
      </header>
      <div className={styles.columns}>
        <Card>
          {caseNumber === '' ? (
            <ContactForm
              topics={topics}
              key={kind}
              kind={kind}
              known={known}
              onSent={(number) => setCaseNumber(String(number))}
            />
          ) : (
            <MessageSent caseNumber={caseNumber} onAgain={() => setCaseNumber('')} />
          )}
        </Card>
        <OfficeAside office={office} bookingPath={bookingPath} />
      </div>
    </div>
  );
}

function MessageSent({ caseNumber, onAgain }: { caseNumber: string; onAgain: () => void }): ReactNode {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="contact-sent">
      <h2 ref={title} tabIndex={-1}>
        {t('letters.sent.title')}
      </h2>
      <p>{t('letters.sent.text')}</p>
      <p>
        {t('letters.sent.number')}
        <br />
        <strong className={styles.number}>{caseNumber}</strong>
      </p>
      <p className={styles.soft}>{t('letters.sent.hint')}</p>
      <p className="script-only">
        <Button onClick={onAgain}>{t('letters.sent.again')}</Button>
      </p>
    </div>
  );
}
