import type { previewOwnSeasons } from '../../../../contract/homes/preview-own-seasons.ts';
import { checkSeasons } from '../../../../domain/homes/check-part.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import { totalOf } from '../../../../domain/pricing/quote.ts';
import { addDays, nightsOf, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { commissionOfHome, shareOfLandlord } from '../../ledger/ledger.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { objectNotFound } from '../under-own-home.ts';

const weekNights = 7;

export function previewOwnSeasonsHandler({
  connection: { db },
  clock,
  pricing,
}: HomesDeps): Handler<typeof previewOwnSeasons> {
  return async ({ languageCode, objectNumber, seasons: typed }, { user }) => {
    const home = await ownHomeStore.find(db, user.uid, languageCode, objectNumber);
    if (!home) return objectNotFound;
    const fields = checkSeasons(typed);
    if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
    const today = clock.today();
    const seasons = typed.map(({ nightly, weekly, weekend, minStay, ...season }): EnteredSeason => ({
      ...season,
      nightly: fromEuros(nightly),
      weekly: fromEuros(weekly),
      ...(weekend && { weekend: { ...weekend, nightly: fromEuros(weekend.nightly) } }),
      minStay,
      maxStay: 365,
      departureDays: season.arrivalDays,
    }));
    const perMille = (await commissionOfHome(db, objectNumber)) ?? 0;
    const stays = seasons.map((season) => firstStay(season, today));
    // They may be typed in any order; a price is looked up in that of their dates.
    const inOrder = seasons.toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1));
    const quotes = await pricing.quotesWithSeasons(
      objectNumber,
      () => inOrder,
      stays.filter((stay) => stay !== null),
      today,
    );
    const weeks = seasons.map((season, at) => {
      const stay = stays[at];
      const quote = stay ? quotes.shift() : null;
      return {
        startDate: stay?.startDate ?? season.fromDate,
        nights: stay ? nightsOf(stay) : 0,
        guestPays: quote ? toEuros(totalOf(quote)) : null,
        landlordReceives: quote
          ? toEuros(shareOfLandlord(quote, { commissionPerMille: perMille }).receives)
          : null,
      };
    });
    return { ok: true, data: { weeks } };
  };
}

/** A week of the season that starts on an arrival day, or the rest of the season; null if it has passed. */
function firstStay({ fromDate, untilDate, arrivalDays }: EnteredSeason, today: PlainDate): Stay | null {
  let startDate = fromDate > today ? fromDate : addDays(today, 1);
  for (
    let tries = 0;
    tries < weekNights && startDate < untilDate;
    tries += 1, startDate = addDays(startDate, 1)
  ) {
    if ((arrivalDays & (1 << weekdayOf(startDate))) !== 0) break;
  }
  if (startDate >= untilDate) return null;
  const week = addDays(startDate, weekNights);
  return { startDate, endDate: week < untilDate ? week : untilDate };
}

/** 0 is Monday. */
const weekdayOf = (date: PlainDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
