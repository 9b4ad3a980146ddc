import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import { seasonOfNight } from '../../../domain/pricing/home-rates.ts';
import type { PlainDate } from '../../../domain/stay.ts';

export type Taken = CalendarHome['taken'][number];
export type Season = CalendarHome['seasons'][number];

export type NightLook = 'free' | 'noPrice' | 'booking' | 'option' | 'own' | 'other';

export interface Night {
  look: NightLook;
  taken: Taken | null;
  season: Season | null;
}

export function findNight(
  { taken, seasons }: Pick<CalendarHome, 'taken' | 'seasons'>,
  date: PlainDate,
): Night {
  const occupancy = taken.find((one) => one.startDate <= date && date < one.endDate) ?? null;
  const season = seasonOfNight(seasons, date) ?? null;
  return { taken: occupancy, season, look: findLook(occupancy, season) };
}

function findLook(taken: Taken | null, season: Season | null): NightLook {
  if (!taken) return season ? 'free' : 'noPrice';
  if (taken.kind !== 'blocked') return taken.kind;
  return isOwnBlock(taken) ? 'own' : 'other';
}

export const isOwnBlock = (taken: Taken): boolean => taken.kind === 'blocked' && taken.origin === 'landlord';
