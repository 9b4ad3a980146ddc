import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import type { ShownPrice } from '../price/shown-price.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import { freeUntil } from '../../../domain/booking/cancellation-steps.ts';
import { HomePortrait } from './home-heading.tsx';
import layout from './layout.module.css';
import { totalPrice } from './price-rows.ts';
import { StayBarPrices } from './stay-bar-prices.tsx';
import styles from './stay-bar.module.css';
import type { VoucherCover } from './use-voucher-cover.ts';
import { StayFacts, type StayOfParty } from './stay-facts.tsx';

export interface StayBarProps {
  home: BookableHome;
  stay: StayOfParty;
  price: ShownPrice | null;
  /** What a voucher takes off what is to be paid; absent without one. */
  cover?: VoucherCover | null;
  updating?: boolean;
  today: string;
  /** Address of the home's page with this stay; absent once nothing can be changed. */
  changePath?: string;
}

function useUnfolded(): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return [open, setOpen];
}

/** Shows home, dates and price on every step: beside the form, or as a folded bar on phones. */
export function StayBar({
  home,
  stay,
  price,
  cover = null,
  updating = false,
  today,
  changePath,
}: StayBarProps): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const [open, setOpen] = useUnfolded();
  const id = useId();
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
              {format.dayAndMonthShort(stay.startDate)} – {format.lastDayShort(stay.endDate, today)}
            </span>
            {price && (
              <span className={styles.sum} aria-live="polite" aria-busy={updating || undefined}>
                <Money euros={totalPrice(price)} />
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
          <StayBarPrices
            price={price}
            cover={cover}
            updating={updating}
            promise={free ? t('booking.cancellation.freeUntil', { date: format.date(free) }) : null}
          />
        ) : (
          <p className={layout.small}>{t('booking.price.updating')}</p>
        )}
      </Card>
    </aside>
  );
}
