import type { ReactNode } from 'react';
import { nightsBetween } from '../../../domain/stay.ts';
import { childrenInWords } from '../../../texts/party-in-words.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './change-comparison.module.css';
import type { StayOfParty } from './stay-facts.tsx';
import { absolute, fromEuros, subtract, toEuros, type Euros } from '../../../domain/money.ts';

/** `total` is in euros and includes everything that the guest pays. */
export type PricedStay = StayOfParty & { total: Euros };

export function ChangeComparison({
  agreed,
  requested,
  requestedLabel,
  agreedLabel,
}: {
  agreed: PricedStay;
  requested: PricedStay;
  requestedLabel: string;
  /** Where nothing is agreed yet. */
  agreedLabel?: string | undefined;
}): ReactNode {
  const { t, format } = useTexts();
  const party = ({ persons, childAges, pets }: PricedStay): string =>
    [
      t('booking.stay.persons', { count: persons }),
      childAges.length > 0 && childrenInWords(childAges, t),
      pets > 0 && t('booking.stay.dogs', { count: pets }),
    ]
      .filter(Boolean)
      .join(', ');
  // Two prices side by side either both have cents or neither has.
  const isWhole = [agreed.total, requested.total].every(Number.isInteger);
  const money = isWhole ? format.money : format.moneyExact;
  const rows: { key: string; label: string; of: (stay: PricedStay) => string }[] = [
    {
      key: 'arrival',
      label: t('booking.stay.arrival'),
      of: (stay) => format.dateWithWeekday(stay.startDate),
    },
    {
      key: 'departure',
      label: t('booking.stay.departure'),
      of: (stay) => format.dateWithWeekday(stay.endDate),
    },
    {
      key: 'nights',
      label: t('booking.change.duration'),
      of: (stay) => t('booking.stay.nights', { count: nightsBetween(stay.startDate, stay.endDate) }),
    },
    { key: 'guests', label: t('booking.stay.guests'), of: party },
    { key: 'total', label: t('booking.price.total'), of: (stay) => money(stay.total) },
  ];
  const difference = subtract(fromEuros(requested.total), fromEuros(agreed.total));
  const amount = money(toEuros(absolute(difference)));
  return (
    <div className={styles.comparison}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('booking.change.compared')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{agreedLabel ?? t('booking.change.agreed')}</th>
            <th scope="col">{requestedLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, of }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{of(agreed)}</td>
              <td className={classNames(of(agreed) !== of(requested) && styles.changed)}>{of(requested)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.difference} data-testid="change-difference" data-cents={difference}>
        {difference === 0
          ? t('booking.change.samePrice')
          : t(difference > 0 ? 'booking.change.dearer' : 'booking.change.cheaper', { amount })}
      </p>
    </div>
  );
}
