import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from '../parts/letters.module.css';
import { useLetterLink } from '../parts/use-letter-link.ts';
import { useLetterPaths } from '../use-letter-paths.ts';
import type { load } from './load.ts';
import { Settings } from './settings.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function MailSettingsPage(): ReactNode {
  const { t } = useTexts();
  const { params } = useLoaderData<typeof load>();
  const buildPath = useLetterPaths();
  const link = useLetterLink(params['userKey']);
  const { answer, failure, retry } = useCall('getUserPreferences', link);
  const isUnknown = failure?.type === 'letter-link-unknown';
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.settings.title')}</h1>
        {answer && answer.email !== '' && (
          <p className={styles.lead}>{t('letters.settings.lead', { email: answer.email })}</p>
        )}
      </header>
      {answer && link && <Settings link={link} first={answer} />}
      {!answer && !failure && (
        <Card aria-busy="true" className={styles.form}>
          <p className="no-script-only">{t('letters.settings.noScript')}</p>
          <p className="visually-hidden" role="status">
            {t('letters.settings.loading')}
          </p>
          <Skeleton form="title" />
          <Skeleton />
        </Card>
      )}
      {failure && (
        <Notice
          kind="warning"
          role="alert"
          title={t(isUnknown ? 'letters.settings.unknown' : 'letters.settings.failed')}
        >
          {isUnknown ? (
            <>
              <p>{t('letters.settings.unknownText')}</p>
              <ButtonLink to={buildPath('Newsletter')}>{t('letters.newsletter.title')}</ButtonLink>
            </>
          ) : (
            <Button onClick={retry}>{t('errors.retry')}</Button>
          )}
        </Notice>
      )}
    </div>
  );
}
