import type { ReactNode } from 'react';
import { colonOf } from '../../../texts/labelled.ts';
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
  const colon = colonOf(language);
  const { kind, event, detail, changes, nights, nightsBefore, at } = entry;
  const said = saysDetail(entry) ? detail : '';
  const range = (of: NonNullable<Entry['nights']>, name: 'nights' | 'nightsBefore'): string =>
    t(`admin.history.${name}`, { from: format.date(of.startDate), until: format.date(of.endDate) });
  return (
    <li className={styles.item} data-testid="history-entry">
      <div>
        <p className={styles.strong}>
          {t(`admin.history.event.${kind}.${event}`)}
          {isSection(entry) && `${colon} ${t(`admin.history.section.${detail}`)}`}
          {nights && `${colon} ${range(nights, 'nights')}`}
        </p>
        {nightsBefore && <p className={styles.soft}>{range(nightsBefore, 'nightsBefore')}</p>}
        {said !== '' && <p className={styles.words}>{said}</p>}
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

/** These entries show the name of the section or calendar beside the event. */
const isSection = ({ event, detail, kind }: Entry): boolean =>
  event === 'changed' && (kind === 'changes' || detail === 'calendar');

/** The reader of a notice about messages is shown as a person instead. */
const saysDetail = (entry: Entry): boolean => !isSection(entry) && !entry.event.startsWith('thread');

function ByWhom({ entry: { side, person, event, detail } }: { entry: Entry }): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const may = useMay();
  const sideText = t(`admin.history.side.${side}`);
  const name = person?.name ?? (event.startsWith('thread') ? detail : '');
  if (name === '') return sideText;
  const text = t('admin.history.by', { side: sideText, name });
  if (person === null || !may('accounts.update')) return text;
  return <Link to={pathOf('AdminPerson', { accountNumber: String(person.number) })}>{text}</Link>;
}

function Ways({ entry: { kind, booking, reportID } }: { entry: Entry }): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const may = useMay();
  const number = booking && t('admin.history.booking', { number: String(booking.bookingDisplayNumber) });
  return (
    <>
      {booking &&
        (may('money.update') ? (
          <Link
            className={styles.back}
            to={pathOf('AdminBookingMoney', { bookingID: String(booking.bookingID) })}
          >
            {number}
          </Link>
        ) : (
          <p className={styles.soft}>{number}</p>
        ))}{' '}
      {reportID !== null && may('messages.read') && (
        <Link className={styles.back} to={pathOf('AdminReportedThread', { reportID: String(reportID) })}>
          {t('admin.history.thread')}
        </Link>
      )}
      {(kind === 'ratings' || (kind === 'reports' && reportID === null)) && may('ratings.update') && (
        <Link className={styles.back} to={pathOf('AdminRatings')}>
          {t('admin.history.ratings')}
        </Link>
      )}
    </>
  );
}

function useMay(): (permission: Permission) => boolean {
  const { account } = useVisitor();
  return (permission) => account?.accountPermissions[permission] === true;
}
