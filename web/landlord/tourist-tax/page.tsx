import { useState, type ReactNode } from 'react';
import { todayInBerlin } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { monthBefore } from './months.ts';
import { TaxOfPlace } from './tax-of-place.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Two years back, and the current and the next month. */
const monthsShown = 26;

export default function LandlordTouristTaxPage(): ReactNode {
  const { t, format, language } = useTexts();
  const [today] = useState(() => todayInBerlin(new Date()));
  // Hosts declare the tax for the past month.
  const [month, setMonth] = useState(() => monthBefore(today, 1));
  const call = useOwnCall('getTouristTaxStatement', { month, languageCode: language });
  const { answer } = call;
  const name = (one: string): string => format.month(`${one}-01`);
  if (!answer || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.touristTax.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.touristTax.title')}>
      <p>{t('landlord.touristTax.lead')}</p>
      <div className={styles.narrow}>
        <SelectField
          name="month"
          label={t('landlord.touristTax.month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          {Array.from({ length: monthsShown }, (_, index) => monthBefore(today, index - 1)).map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.lists} aria-busy={call.isPending}>
        {answer.places.length === 0 && <p role="status">{t('landlord.touristTax.none')}</p>}
        {answer.places.map((place) => (
          <TaxOfPlace key={place.place} statement={place} month={month} monthName={name(month)} />
        ))}
      </div>
    </LandlordFrame>
  );
}
