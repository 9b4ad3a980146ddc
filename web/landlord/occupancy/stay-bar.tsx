import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import { countNights, toDayNumber } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './stay-bar.module.css';

type Stay = Occupancy['taken'][number];

export const barLooks = ['confirmed', 'booked', 'option', 'own', 'other'] as const;
type BarLook = (typeof barLooks)[number];

function findBarLook({ kind, status, origin }: Stay): BarLook {
  if (kind === 'blocked') return origin === 'landlord' ? 'own' : 'other';
  if (kind === 'option') return 'option';
  return status === 'confirmed' ? 'confirmed' : 'booked';
}

/**
 * A bar for a stay, from the middle of its first day to the middle of its last. Screen readers and keyboards use the
 * cells below, which say the same.
 */
export const StayBar = memo(function StayBar({
  stay,
  objectNumber,
  origin,
}: {
  stay: Stay;
  objectNumber: number;
  /** The day number of the first column. */
  origin: number;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  const look = findBarLook(stay);
  const legend = t(`landlord.occupancy.legend.${look}`);
  const text = stay.guest || stay.note || stay.source || t(`landlord.occupancy.bar.${look}`);
  const confirmed = stay.isDirect
    ? t('landlord.direct.badge')
    : stay.confirmedBy === ''
      ? ''
      : t('landlord.occupancy.confirmedBy', { name: stay.confirmedBy });
  const range = `${format.dayAndMonthShort(stay.startDate)} – ${format.dayAndMonthShort(stay.endDate)}`;
  const props = {
    className: classNames(styles.bar, styles[`bar-${look}`]),
    style: {
      '--column': toDayNumber(stay.startDate) - origin,
      '--nights': countNights(stay),
    } as CSSProperties,
    title: [range, text, legend, confirmed]
      .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
      .join(' · '),
    'data-stay': stay.stayID,
    'data-look': look,
    'aria-hidden': true,
  };
  const content = (
    <span className={styles.barText}>
      {look === 'confirmed' && <Icon name="check" />}
      {look === 'booked' && <Icon name="clock" />}
      {text}
    </span>
  );
  return stay.bookingID === null ? (
    <span {...props} data-home={objectNumber} data-date={stay.startDate}>
      {content}
    </span>
  ) : (
    <Link
      {...props}
      to={buildPath('LandlordBooking', { bookingID: stay.bookingID })}
      tabIndex={-1}
      draggable={false}
    >
      {content}
    </Link>
  );
});
