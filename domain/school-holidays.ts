import { countryName } from './country-name.ts';
import type { Language } from './language.ts';
import type { PlainDate } from './stay.ts';
import regions from './school-holidays.json' with { type: 'json' };

/** First and last day are both included. */
export interface SchoolHoliday {
  /** Key of the text `calendar.holidays.<kind>`. */
  kind: string;
  from: PlainDate;
  to: PlainDate;
}

interface HolidayRegion {
  code: string;
  /** Country code, two letters in lower case. */
  country: string;
  name: string;
}

export function holidayRegions(language: Language): HolidayRegion[] {
  return regions
    .map(({ code, country, name }) => ({
      code,
      country,
      name: name?.[language] ?? countryName(country, language),
    }))
    .sort((one, other) => (one.country === other.country ? one.name.localeCompare(other.name, language) : 0));
}

export function listHolidays(code: string): SchoolHoliday[] {
  const region = regions.find((one) => one.code === code);
  return (region?.holidays.split(', ') ?? []).map((text) => {
    const [kind = '', from = '', to = ''] = text.split(' ');
    return { kind, from, to };
  });
}

export function holidayOn(holidays: readonly SchoolHoliday[], date: PlainDate): SchoolHoliday | undefined {
  return holidays.find(({ from, to }) => from <= date && date <= to);
}

export function findHolidays(
  holidays: readonly SchoolHoliday[],
  months: readonly PlainDate[],
): SchoolHoliday[] {
  return holidays.filter(({ from, to }) =>
    months.some((month) => from.slice(0, 7) <= month.slice(0, 7) && month.slice(0, 7) <= to.slice(0, 7)),
  );
}
