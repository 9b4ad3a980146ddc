import type { ReactNode } from 'react';
import { labelSeparator } from '../../../texts/labelled.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { ChangeLine } from './change-line.tsx';
import type { Entry } from './entry.ts';

export function HistoryEntry({ entry }: { entry: Entry }): ReactNode {
  const { t, format, language } = useTexts();
  const colon = labelSeparator(language);
  const { kind, event, detail, changes, nights, nightsBefore, at } = entry;
  const detailText = showsDetail(entry) ? detail : '';
  const renderNights = (range: NonNullable<Entry['nights']>, name: 'nights' | 'nightsBefore'): string =>
    t(`admin.history.${name}`, { from: format.date(range.startDate), until: format.date(range.endDate) });
  return (
    <li className={styles.item} data-testid="history-entry">
      <div>
        <p className={styles.strong}>
          {t(`admin.history.event.${kind}.${event}`)}
          {showsSection(entry) && `${colon} ${t(`admin.history.section.${detail}`)}`}
          {nights && `${colon} ${renderNights(nights, 'nights')}`}
        </p>
        {nightsBefore && <p className={styles.soft}>{renderNights(nightsBefore, 'nightsBefore')}</p>}
        {detailText !== '' && <p className={styles.words}>{detailText}</p>}
        {changes.length > 0 && (
          <ul className={styles.soft}>
            {changes.map((change) => (
              <li
                key={`${change.field} ${change.language ?? ''} ${String(change.before)} ${String(change.after)}`}
              >
                <ChangeLine change={change} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.soft}>
          <ByWhom entry={entry} />
        </p>
        <Ways entry={entry} />
      </div>
      <time className={styles.soft} dateTime={at}>
        {format.moment(at)}
      </time>
    </li>
  );
}

/** True for entries that show the name of the section or calendar next to the event. */
const showsSection = ({ event, detail, kind }: Entry): boolean =>
  event === 'changed' && (kind === 'changes' || detail === 'calendar');

/** Details of thread events are omitted, because they show the reader as a person instead. */
const showsDetail = (entry: Entry): boolean => !showsSection(entry) && !entry.event.startsWith('thread');

function ByWhom({ entry: { side, person, program, event, detail } }: { entry: Entry }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const may = usePermissionCheck();
  const sideText = t(`admin.history.side.${side}`);
  const actor = program === null ? '' : t('admin.history.program', { name: program });
  const name = person?.name ?? (event.startsWith('thread') ? detail : actor);
  if (name === '') return sideText;
  const text = t('admin.history.by', { side: sideText, name });
  if (person === null || !may('accounts.update')) return text;
  return <Link to={buildPath('AdminPerson', { accountNumber: String(person.number) })}>{text}</Link>;
}

function Ways({ entry: { kind, booking, reportID } }: { entry: Entry }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const may = usePermissionCheck();
  const number = booking && t('admin.history.booking', { number: String(booking.bookingDisplayNumber) });
  return (
    <>
      {booking &&
        (may('money.update') ? (
          <Link
            className={styles.back}
            to={buildPath('AdminBookingMoney', { bookingID: String(booking.bookingID) })}
          >
            {number}
          </Link>
        ) : (
          <p className={styles.soft}>{number}</p>
        ))}{' '}
      {reportID !== null && may('messages.read') && (
        <Link className={styles.back} to={buildPath('AdminReportedThread', { reportID: String(reportID) })}>
          {t('admin.history.thread')}
        </Link>
      )}
      {(kind === 'ratings' || (kind === 'reports' && reportID === null)) && may('ratings.update') && (
        <Link className={styles.back} to={buildPath('AdminRatings')}>
          {t('admin.history.ratings')}
        </Link>
      )}
    </>
  );
}

function usePermissionCheck(): (permission: Permission) => boolean {
  const { account } = useVisitor();
  return (permission) => account?.accountPermissions[permission] === true;
}
