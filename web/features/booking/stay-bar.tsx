import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import { freeUntil } from './cancellation-steps.ts';
import { HomePortrait } from './home-heading.tsx';
import layout from './layout.module.css';
import { BesidePrice, hasChoices, PaymentPlan, PriceLines, totalOf } from './price-breakdown.tsx';
import styles from './stay-bar.module.css';
import { StayFacts, type StayOfParty } from './stay-facts.tsx';

export interface StayBarProps {
  home: BookableHome;
  stay: StayOfParty;
  price: PriceResult | null;
  updating?: boolean;
  today: string;
  /** Address of the object page with this stay; absent once there is nothing to change. */
  changePath?: string;
}

/** The sum, how it falls due, and what the stay can be cancelled for. */
function Prices({
  price,
  updating,
  promise,
}: {
  price: PriceResult;
  updating: boolean;
  promise: string | null;
}): ReactNode {
  const { t } = useTexts();
  const { priceComplete } = price.priceObject;
  const total = totalOf(price);
  const chosen = hasChoices(price);
  const stayCents = Math.round(priceComplete * 100);
  return (
    <div className={styles.prices}>
      <p
        className={classNames(styles.price, !chosen && styles.total)}
        data-testid="summary-price"
        data-cents={stayCents}
      >
        <span>{t('booking.price.complete')}</span>
        <strong>
          <Money euros={priceComplete} exact />
        </strong>
      </p>
      {chosen && (
        <>
          <p className={styles.price}>
            <span>{t('booking.price.chosen')}</span>
            <Money euros={(Math.round(total * 100) - stayCents) / 100} exact />
          </p>
          <p className={classNames(styles.price, styles.total)}>
            <span>{t('booking.price.total')}</span>
            <strong>
              <Money euros={total} exact />
            </strong>
          </p>
        </>
      )}
      <PaymentPlan payments={price.paymentPlan} title={false} />
      <BesidePrice price={price} />
      {promise && (
        <p className={styles.promise}>
          <Icon name="shield" size={20} />
          {promise}
        </p>
      )}
      <details className={styles.more}>
        <summary>{t('booking.stay.show')}</summary>
        <PriceLines price={price} />
      </details>
      <p className="visually-hidden" role="status">
        {updating ? t('booking.price.updating') : ''}
      </p>
    </div>
  );
}

/** Home, dates and price, in sight on every step: beside the form, or as a bar that opens on the phone. */
export function StayBar({ home, stay, price, updating = false, today, changePath }: StayBarProps): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const path = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  const free = freeUntil(home.cancellation, stay.startDate, today);
  return (
    <aside className={styles.bar} aria-label={t('booking.stay.title')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {home.image && (
          <span className={styles.thumb}>
            <Picture src={home.image.src} alt="" sizes="72px" maxWidth={250} eager />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.title}>{home.title}</span>
          <span className={styles.line}>
            <span>
              {format.dayAndMonthShort(stay.startDate)} – {format.dayAndMonthShort(stay.endDate)}
            </span>
            {price && (
              <span className={styles.sum} aria-live="polite" aria-busy={updating || undefined}>
                <Money euros={totalOf(price)} exact />
              </span>
            )}
          </span>
        </span>
        <Icon name="down" className={styles.chevron} />
      </button>
      <Card id={id} className={classNames(styles.card, open && styles.open)}>
        <HomePortrait home={{ ...home, path }} />
        <StayFacts home={home} stay={stay} />
        {changePath && (
          <p>
            <Link to={changePath} className={styles.change}>
              {t('booking.stay.change')}
            </Link>
          </p>
        )}
        {price ? (
          <Prices
            price={price}
            updating={updating}
            promise={free ? t('booking.cancellation.freeUntil', { date: format.dayAndMonth(free) }) : null}
          />
        ) : (
          <p className={layout.small}>{t('booking.price.updating')}</p>
        )}
      </Card>
    </aside>
  );
}
