import type { Page } from '@playwright/test';
import { addDays, todayInBerlin, toWeekday } from '../../domain/stay.ts';

/** A Saturday so many weeks ahead: each test uses its own, so that none takes another's nights. */
export function saturdayAhead(weeks: number): string {
  let date = addDays(todayInBerlin(new Date()), weeks * 7);
  while (toWeekday(date) !== 5) date = addDays(date, 1);
  return date;
}

/** A home that is free for a week, with the query of the stay. */
export async function freeStay(
  { request }: Pick<Page, 'request'>,
  weeks: number,
): Promise<{ objectNumber: number; stay: string; startDate: string; endDate: string }> {
  const startDate = saturdayAhead(weeks);
  const endDate = addDays(startDate, 7);
  const query = JSON.stringify({ startDate, endDate, persons: '2' });
  const response = await request.get('/api/search', { params: { query, languageCode: 'de' } });
  const { data } = (await response.json()) as { data: { hits: { objectNumber: number }[] } };
  const stay = new URLSearchParams({ startDate, endDate, persons: '2' }).toString();
  return { objectNumber: data.hits[0]!.objectNumber, stay, startDate, endDate };
}

/** The required fields of the first booking step. */
export const typedGuest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  street: 'Musterstraße 1',
  zip: '10115',
  city: 'Berlin',
} as const;
