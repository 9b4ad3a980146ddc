import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { isValidStay } from '../../../domain/stay.ts';
import { partyInWords } from '../../../texts/party-in-words.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { HomePortrait } from '../../features/booking/home-heading.tsx';
import styles from '../parts/letters.module.css';
import type { AskedHome, load, QuestionNew } from './load.ts';
import { QuestionForm } from './question-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function QuestionNewPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const { about } = page;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.ask.title')}</h1>
        {about && !isAsked && <p className={styles.lead}>{t('letters.ask.lead')}</p>}
      </header>
      {about === null ? (
        <Card className={styles.form}>
          <p>{t('letters.ask.choose')}</p>
          <ButtonLink to={page.searchPath} className={styles.send}>
            {t('letters.ask.search')}
          </ButtonLink>
        </Card>
      ) : (
        <div className={styles.columns}>
          <Card>
            {isAsked ? (
              <QuestionSent backPath={about.path} />
            ) : (
              <Asking page={page} about={about} onAsked={() => setAsked(true)} />
            )}
          </Card>
          <AboutHost page={page} about={about} />
        </div>
      )}
    </div>
  );
}

function Asking({
  page,
  about,
  onAsked,
}: {
  page: QuestionNew;
  about: AskedHome;
  onAsked: () => void;
}): ReactNode {
  const { t } = useTexts();
  if (!about.isReachable) {
    return (
      <Notice kind="info">
        <p>{t('letters.ask.nobody')}</p>
        <a href={page.contactPath}>{t('letters.ask.office')}</a>
      </Notice>
    );
  }
  return <QuestionForm page={page} about={about} onAsked={onAsked} />;
}

/** Shows the host, their usual answer time, and the stay. */
function AboutHost({
  page: { stay, today },
  about: { home, languages, answer, path },
}: {
  page: QuestionNew;
  about: AskedHome;
}): ReactNode {
  const { t, format } = useTexts();
  const languageNames = languages
    .map((code) => (t.has(`object.source.in.${code}`) ? t(`object.source.in.${code}`) : code))
    .join(', ');
  return (
    <Card className={styles.form} data-testid="asked-host">
      <HomePortrait home={{ ...home, path }} />
      <div>
        <p className={styles.soft}>{t('letters.ask.host')}</p>
        <p>
          <b>{home.landlordName}</b>
        </p>
        <p className={styles.soft}>{t(`letters.ask.answer.${answer}`)}</p>
        {languageNames !== '' && (
          <p className={styles.soft}>{t('letters.ask.languages', { languages: languageNames })}</p>
        )}
      </div>
      <div>
        <p className={styles.soft}>{t('letters.ask.stay')}</p>
        <p>
          {isValidStay(stay, today)
            ? `${format.date(stay.startDate)} – ${format.date(stay.endDate)}`
            : t('letters.ask.noDates')}
        </p>
        <p className={styles.soft}>{partyInWords(stay, t)}</p>
      </div>
    </Card>
  );
}

function QuestionSent({ backPath }: { backPath: string }): ReactNode {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="question-asked">
      <h2 ref={title} tabIndex={-1}>
        {t('letters.ask.asked.title')}
      </h2>
      <p>{t('letters.ask.asked.text')}</p>
      <p className={styles.soft}>{t('letters.ask.asked.hint')}</p>
      <ButtonLink to={backPath} className={styles.send}>
        {t('letters.ask.back')}
      </ButtonLink>
    </div>
  );
}
