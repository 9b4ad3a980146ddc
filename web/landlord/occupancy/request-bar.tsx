import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import { countNights, toDayNumber } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './stay-bar.module.css';

/**
 * A thin bar for an unanswered request, since its nights are still free. Screen readers and keyboards use the cells
 * below.
 */
export const RequestBar = memo(function RequestBar({
  request,
  origin,
}: {
  request: Occupancy['requests'][number];
  /** The day number of the first column. */
  origin: number;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  const { bookingID, startDate, endDate, guest } = request;
  const range = `${format.dayAndMonthShort(startDate)} – ${format.dayAndMonthShort(endDate)}`;
  return (
    <Link
      to={buildPath('LandlordBooking', { bookingID })}
      className={classNames(styles.bar, styles['bar-request'])}
      style={
        { '--column': toDayNumber(startDate) - origin, '--nights': countNights(request) } as CSSProperties
      }
      title={[range, guest, t('landlord.occupancy.legend.request')].join(' · ')}
      tabIndex={-1}
      draggable={false}
      data-request={bookingID}
      aria-hidden
    >
      <span className={styles.barText}>{t('landlord.occupancy.requestOf', { guest })}</span>
    </Link>
  );
});
