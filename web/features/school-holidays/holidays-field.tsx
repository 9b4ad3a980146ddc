import { countryName } from '../../../domain/country-name.ts';
import type { ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { chosenRegion } from './chosen-region.ts';
import { holidayRegions, findHolidays } from '../../../domain/school-holidays.ts';
import styles from './holidays-field.module.css';
import type { SchoolHolidays } from './use-school-holidays.ts';

/** Chooses the region whose school holidays a calendar marks, and names the holidays of the visible months. */
export function HolidaysField({
  holidays: { region, holidays },
  months,
}: {
  holidays: SchoolHolidays;
  months: readonly PlainDate[];
}): ReactNode {
  const { t, format, language } = useTexts();
  const regions = holidayRegions(language);
  const countries = [...new Set(regions.map(({ country }) => country))];
  const visibleHolidays = findHolidays(holidays, months);
  return (
    <div className={styles.field}>
      <SelectField
        label={t('calendar.holidays.label')}
        value={region}
        data-testid="school-holidays"
        onChange={({ target }) => chosenRegion.set(target.value)}
      >
        <option value="">{t('calendar.holidays.none')}</option>
        {countries.map((country) => (
          <optgroup key={country} label={countryName(country, language)}>
            {regions
              .filter((one) => one.country === country)
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <p role="status" className={styles.named}>
        {region !== '' && (
          <>
            <span className={styles.mark} />
            {visibleHolidays.length > 0
              ? visibleHolidays
                  .map(({ kind, from, to }) =>
                    t('calendar.holidays.span', {
                      name: t(`calendar.holidays.${kind}`),
                      from: format.dayAndMonthShort(from),
                      to: format.dayAndMonthShort(to),
                    }),
                  )
                  .join(', ')
              : t('calendar.holidays.noneShown')}
            <small className={styles.source}>{t('calendar.holidays.source')}</small>
          </>
        )}
      </p>
    </div>
  );
}
