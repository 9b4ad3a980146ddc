import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from '../parts/letters.module.css';
import { useLetterLink } from '../parts/use-letter-link.ts';
import { AlertList } from './alert-list.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function AlertsPage(): ReactNode {
  const { t, language } = useTexts();
  const { subscriber, ended, loginPath } = useLoaderData<typeof load>();
  const link = useLetterLink(subscriber);
  const { phase, account } = useVisitor();
  // Without a link the page needs a login. Visitors without one are told so without a request to the server.
  const byLogin = link !== null && link.subscriber === 0 && link.userKey === '';
  const isLoggedOut = byLogin && phase === 'ready' && account === null;
  const isKnown = link !== null && !ended && (!byLogin || account !== null);
  const { answer, failure, retry } = useCall(
    'getAlerts',
    isKnown ? { ...link, languageCode: language } : null,
  );
  const isUnknown = isLoggedOut || failure?.type === 'alert-link-unknown';
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.alerts.title')}</h1>
        {answer && answer.email !== '' && (
          <p className={styles.lead}>{t('letters.alerts.lead', { email: answer.email })}</p>
        )}
      </header>
      {ended && (
        <Notice kind="success" role="status">
          {t('letters.alerts.endedAll')}
        </Notice>
      )}
      {answer && link && <AlertList link={link} first={answer} />}
      {!answer && !failure && !ended && !isLoggedOut && (
        <Card aria-busy="true" className={styles.form}>
          <p className="no-script-only">{t('letters.alerts.noScript')}</p>
          <p className="visually-hidden" role="status">
            {t('letters.alerts.loading')}
          </p>
          <Skeleton form="title" />
          <Skeleton />
        </Card>
      )}
      {!ended && (failure || isLoggedOut) && (
        <Notice
          kind="warning"
          role="alert"
          title={t(isUnknown ? 'letters.alerts.unknown' : 'letters.alerts.failed')}
        >
          {isUnknown ? (
            <>
              <p>{t('letters.alerts.unknownText')}</p>
              {/* A plain link, because the target belongs to other routes and needs a full page load. */}
              <p>
                <a href={loginPath}>{t('letters.alerts.login')}</a>
              </p>
            </>
          ) : (
            <Button onClick={retry}>{t('letters.alerts.retry')}</Button>
          )}
        </Notice>
      )}
    </div>
  );
}
