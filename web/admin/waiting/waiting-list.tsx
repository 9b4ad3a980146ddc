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
import { OwnNotes } from './own-notes.tsx';
import styles from './waiting-list.module.css';

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
};

const noFilter = {};

/** The start page of the staff: work that waits for a decision, with the time since when it has waited. */
export function WaitingList(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  const { answer, failure, retry } = useCall('getWaitingWork', noFilter);
  const waitingKinds = answer?.waiting.filter(({ count }) => count > 0) ?? [];
  return (
    <div className={`container ${admin.page}`}>
      <div className={admin.head}>
        <h1>{t('admin.waiting.title')}</h1>
        {waitingKinds.length > 0 && <p className={admin.soft}>{t('admin.waiting.lead')}</p>}
      </div>
      {account?.accountPermissions['office.update'] === true && <OwnNotes />}
      <Pending {...{ answer, failure, retry }} />
      {answer && waitingKinds.length === 0 && (
        <EmptyState
          title={t('admin.waiting.nothing')}
          action={<ButtonLink to={buildPath('AdminSearch')}>{t('admin.waiting.search')}</ButtonLink>}
        >
          {t('admin.waiting.nothingText')}
        </EmptyState>
      )}
      {waitingKinds.length > 0 && (
        <ul className={styles.list} data-testid="waiting-work">
          {waitingKinds.map(({ kind, count, since, dueAt }) => (
            <li key={kind}>
              <Link
                to={`${buildPath(places[kind].route)}${places[kind].search ?? ''}`}
                className={styles.entry}
                data-urgent={kind === 'problems' || undefined}
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
      {answer && (
        <p className={admin.soft}>
          {answer.mailedTo === ''
            ? t('admin.waiting.noMail')
            : t('admin.waiting.mail', { address: answer.mailedTo })}
        </p>
      )}
    </div>
  );
}
