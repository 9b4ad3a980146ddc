import type { ReactNode } from 'react';
import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import type { WaitingKind } from '../../../domain/waiting-work.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import admin from '../parts/admin.module.css';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './start.module.css';

/** The page for each kind of work, with the filter for it. */
const places: Record<WaitingKind, { route: AdminRouteName; search?: string }> = {
  problems: { route: 'AdminCases', search: '?priority=urgent' },
  cases: { route: 'AdminCases' },
  followUps: { route: 'AdminCases', search: '?state=' },
  registrations: { route: 'AdminBusinesses' },
  homes: { route: 'AdminHomes' },
  ratings: { route: 'AdminRatings' },
  reports: { route: 'AdminMessages' },
  transfers: { route: 'AdminMoney', search: '?list=unmatched' },
  refunds: { route: 'AdminMoney', search: '?list=refunds' },
  manualPostings: { route: 'AdminManualPostings' },
  payoutRuns: { route: 'AdminPayouts' },
  reviews: { route: 'AdminReviews' },
  failedMails: { route: 'AdminMails' },
  failedJobs: { route: 'AdminJobs' },
};

/** Kinds in which every hour counts. */
const urgentKinds: ReadonlySet<WaitingKind> = new Set(['problems', 'failedMails', 'failedJobs']);

const noFilter = {};

/** Work that waits for a decision of the viewer, with the time since when it has waited. */
export function WaitingList(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  const { answer, failure, retry } = useCall('getWaitingWork', noFilter);
  const waiting = answer?.waiting.filter(({ count }) => count > 0) ?? [];
  const tellsOffice = account?.accountPermissions['office.update'] === true;
  return (
    <section className={admin.stack} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.title}>
        {t('admin.waiting.title')}
      </h2>
      <Pending {...{ answer, failure, retry }} />
      {answer?.awaitsOpening && (
        <EmptyState
          title={t('admin.waiting.closed')}
          action={
            <p className={admin.actions}>
              <ButtonLink variant="primary" to={buildPath('AdminOperator')}>
                {t('admin.waiting.toOperator')}
              </ButtonLink>
              <ButtonLink to={buildPath('AdminLaunch')}>{t('admin.waiting.toLaunch')}</ButtonLink>
            </p>
          }
        >
          {t('admin.waiting.closedText')}
        </EmptyState>
      )}
      {answer && !answer.awaitsOpening && waiting.length === 0 && (
        <EmptyState title={t('admin.waiting.nothing')}>{t('admin.waiting.nothingText')}</EmptyState>
      )}
      {waiting.length > 0 && (
        <ul className={styles.waiting} data-testid="waiting-work">
          {waiting.map(({ kind, count, since, dueAt }) => (
            <li key={kind}>
              <Link
                to={`${buildPath(places[kind].route)}${places[kind].search ?? ''}`}
                className={styles.entry}
                data-urgent={urgentKinds.has(kind) || undefined}
              >
                <span className={styles.count}>{count}</span>
                <span className={styles.name}>{t(`staff.waiting.kind.${kind}`)}</span>
                <span className={admin.soft}>
                  {dueAt === null
                    ? since !== null && t('admin.waiting.since', { moment: format.moment(since) })
                    : t('admin.waiting.due', { moment: format.moment(dueAt) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {answer && tellsOffice && (
        <p className={admin.soft}>
          {answer.mailedTo === ''
            ? t('admin.waiting.noMail')
            : t('admin.waiting.mail', { address: answer.mailedTo })}
        </p>
      )}
    </section>
  );
}
