import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import { pathOf } from '../../../domain/routes.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import styles from './booking.module.css';
import { hasChoices, PriceBreakdown, totalOf } from './price-breakdown.tsx';

export interface StayBarProps {
  home: BookableHome;
  stay: { startDate: string; endDate: string; persons: number; childAges: readonly number[]; pets: number };
  price: PriceResult | null;
  updating?: boolean;
  /** Address of the object page with this stay; absent once there is nothing to change. */
  changePath?: string;
}

export function StayFacts({
  home,
  stay,
}: {
  home: { checkIn: string; checkOut: string };
  stay: StayBarProps['stay'];
}): ReactNode {
  const { t, format } = useTexts();
  const nights = nightsBetween(stay.startDate, stay.endDate);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('booking.stay.arrival')}</dt>
        <dd>
          {format.dateWithWeekday(stay.startDate)}
          <span className={styles.small}>{t('booking.stay.from', { time: home.checkIn })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('booking.stay.departure')}</dt>
        <dd>
          {format.dateWithWeekday(stay.endDate)}
          <span className={styles.small}>{t('booking.stay.until', { time: home.checkOut })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('booking.stay.guests')}</dt>
        <dd>
          {[
            t('booking.stay.nights', { count: nights }),
            t('booking.stay.persons', { count: stay.persons }),
            stay.pets > 0 && t('booking.stay.dogs', { count: stay.pets }),
          ]
            .filter(Boolean)
            .join(', ')}
          {stay.childAges.length > 0 && (
            <span className={styles.small}>
              {t('booking.stay.children', { count: stay.childAges.length, ages: stay.childAges.join(', ') })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Home, dates and price, in sight on every step: beside the form, or as a bar that opens on the phone. */
export function StayBar({ home, stay, price, updating = false, changePath }: StayBarProps): ReactNode {
  const { t, format, language } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const objectPath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  return (
    <aside className={styles.bar} aria-label={t('booking.stay.title')}>
      <button
        type="button"
        className={styles.barHead}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {home.image && (
          <span className={styles.thumb}>
            <Picture src={home.image.src} alt="" sizes="96px" maxWidth={250} eager />
          </span>
        )}
        <span className={styles.barText}>
          <span className={styles.barTitle}>{home.title}</span>
          <span className={styles.small}>
            {format.dayAndMonth(stay.startDate)} – {format.dayAndMonth(stay.endDate)}
          </span>
        </span>
        {price && (
          <span className={styles.barPrice} aria-live="polite" aria-busy={updating || undefined}>
            <Money euros={totalOf(price)} />
          </span>
        )}
        <Icon name="down" className={styles.chevron} />
      </button>
      <Card id={id} className={classNames(styles.barCard, open && styles.barOpen)}>
        {home.image && (
          <div className={styles.barPicture}>
            <Picture src={home.image.src} alt="" sizes="(min-width: 992px) 380px, 100vw" maxWidth={725} />
            {home.image.illustration && (
              <span className={styles.pictureLabel}>{t('booking.stay.illustration')}</span>
            )}
          </div>
        )}
        <div>
          <p className={styles.homeTitle}>
            <Link to={objectPath}>{home.title}</Link>
          </p>
          <p className={styles.small}>{home.where}</p>
        </div>
        <StayFacts home={home} stay={stay} />
        {changePath && (
          <Link to={changePath} className={styles.small}>
            {t('booking.stay.change')}
          </Link>
        )}
        {price && (
          <>
            <p
              className={styles.priceLine}
              data-testid="summary-price"
              data-cents={Math.round(price.priceObject.priceComplete * 100)}
            >
              <span>{t('booking.price.complete')}</span>
              <strong>
                <Money euros={price.priceObject.priceComplete} />
              </strong>
            </p>
            {hasChoices(price) && (
              <p className={styles.totalLine}>
                <span>{t('booking.price.total')}</span>
                <strong>
                  <Money euros={totalOf(price)} />
                </strong>
              </p>
            )}
            <details className={styles.more}>
              <summary>{t('booking.stay.show')}</summary>
              <PriceBreakdown price={price} />
            </details>
            <p className={styles.small} role="status">
              {updating ? t('booking.price.updating') : ''}
            </p>
          </>
        )}
      </Card>
    </aside>
  );
}
