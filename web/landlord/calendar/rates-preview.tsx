import type { ReactNode } from 'react';
import type { previewRates } from '../../../contract/calendars/preview-rates.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Money } from '../../components/price-table.tsx';
import styles from './calendar.module.css';

export function RatesPreview({
  answer,
  isPending,
}: {
  answer: ResponseOf<typeof previewRates> | null;
  isPending: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  if (!answer) return null;
  const { before, after } = answer;
  if (!after) return <p className={styles.soft}>{t('landlord.calendar.preview.none')}</p>;
  const renderBefore = (name: 'guestPays' | 'landlordReceives'): ReactNode =>
    before && before[name] !== after[name] ? (
      <span className={styles.soft}>
        {t('landlord.calendar.preview.was', { amount: format.moneyExact(before[name]) })}
      </span>
    ) : null;
  return (
    <div className={styles.preview} aria-busy={isPending} aria-live="polite" data-testid="rates-preview">
      <p className={styles.soft}>
        {t('landlord.calendar.preview.title', {
          stay: t('booking.stay.nights', { count: after.nights }),
          day: format.dateWithWeekday(after.startDate),
          party: t('booking.stay.persons', { count: after.persons }),
        })}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('landlord.calendar.preview.guest')}</dt>
          <dd>
            {renderBefore('guestPays')} <Money euros={after.guestPays} exact />
          </dd>
        </div>
        {after.touristTax > 0 && (
          <div>
            <dt>{t('landlord.calendar.preview.tax')}</dt>
            <dd>
              <Money euros={after.touristTax} exact />
            </dd>
          </div>
        )}
        <div>
          <dt>
            {t('landlord.calendar.preview.commission', { percent: format.number(after.commissionPercent) })}
          </dt>
          <dd>
            <Money euros={after.commission} exact />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('landlord.calendar.preview.you')}</dt>
          <dd>
            {renderBefore('landlordReceives')} <Money euros={after.landlordReceives} exact />
          </dd>
        </div>
      </dl>
    </div>
  );
}
