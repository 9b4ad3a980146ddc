import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { previewOwnSeasons } from '../../../../contract/homes/preview-own-seasons.ts';
import { checkSeasons } from '../../../../domain/homes/check-part.ts';
import { toPercent } from '../../../../domain/landlord-commission.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import { longestStay } from '../../../../domain/pricing/change-seasons.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import { addDays, isValidStay, countNights, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { findHomeCommission, landlordShare } from '../../ledger/ledger.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { objectNotFound } from '../change-own-home.ts';

const weekNights = 7;

export function previewOwnSeasonsHandler({
  connection: { db },
  clock,
  pricing,
}: HomesDeps): Handler<typeof previewOwnSeasons> {
  return async ({ languageCode, objectNumber, seasons: input, stay: requestedStay }, { user }) => {
    const home = await ownHomeStore.find(db, user.uid, languageCode, objectNumber);
    if (!home) return objectNotFound;
    const fields = checkSeasons(input);
    if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
    const today = clock.today();
    const seasons = input.map(
      ({ nightly, weekly, weekend, minStay, maxStay, name: _, ...season }): EnteredSeason => ({
        ...season,
        nightly: fromEuros(nightly),
        weekly: fromEuros(weekly),
        ...(weekend && { weekend: { ...weekend, nightly: fromEuros(weekend.nightly) } }),
        minStay,
        maxStay: Math.max(minStay, maxStay ?? longestStay),
        departureDays: season.arrivalDays,
      }),
    );
    const perMille = (await findHomeCommission(db, objectNumber, today)) ?? 0;
    const stays = seasons.map((season) => firstStay(season, today));
    // Landlords may enter seasons in any order; prices are looked up in the order of their dates.
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
        nights: stay ? countNights(stay) : 0,
        guestPays: quote ? toEuros(quoteTotal(quote)) : null,
        landlordReceives: quote
          ? toEuros(landlordShare(quote, { commissionPerMille: perMille }).receives)
          : null,
      };
    });
    const stay =
      requestedStay && isValidStay(requestedStay, today)
        ? await pricing.quoteWithSeasons(objectNumber, inOrder, requestedStay, today)
        : null;
    return {
      ok: true,
      data: { weeks, commissionPercent: toPercent(perMille), stay: stay && presentStay(stay, perMille) },
    };
  };
}

function presentStay(quote: Quote, commissionPerMille: number): ResponseOf<typeof previewOwnSeasons>['stay'] {
  const { status, statusNights } = quote;
  if (!quote.isPriced)
    return { status, statusNights, guestPays: null, commission: null, landlordReceives: null };
  const { commission, receives } = landlordShare(quote, { commissionPerMille });
  return {
    ...{ status, statusNights, guestPays: toEuros(quoteTotal(quote)) },
    ...{ commission: toEuros(commission), landlordReceives: toEuros(receives) },
  };
}

/** Returns a week of the season that starts on an arrival day, or the rest of the season; null if it has passed. */
function firstStay({ fromDate, untilDate, arrivalDays }: EnteredSeason, today: PlainDate): Stay | null {
  let startDate = fromDate > today ? fromDate : addDays(today, 1);
  for (
    let tries = 0;
    tries < weekNights && startDate < untilDate;
    tries += 1, startDate = addDays(startDate, 1)
  ) {
    if ((arrivalDays & (1 << weekday(startDate))) !== 0) break;
  }
  if (startDate >= untilDate) return null;
  const week = addDays(startDate, weekNights);
  return { startDate, endDate: week < untilDate ? week : untilDate };
}

/** Returns the weekday; 0 is Monday. */
const weekday = (date: PlainDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
