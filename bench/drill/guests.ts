import { euros, fromEuros } from '../../domain/money.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../domain/stay.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { aRequest, guest } from '../../tests/trust/valid-calls/call-parts.ts';
import { callUntilAnswered, pick, request, send, type Visit } from './visit.ts';

/** All bookings of the drill are made for guests of this host, which the demo world does not have. */
export const guestHost = 'drill.example.org';

const stayNights = 7;
/** Homes are booked for a week that is this many days ahead. */
const daysAhead = { from: 20, until: 500 };
/** Scripts and styles that a visitor loads with a page; browsers have most of them already. */
const assetsPerPage = 2;

/** Visitors who look at pages, search and book. Each visit resolves to true if the visitor succeeded. */
export function createGuests(
  visit: Visit,
  homes: readonly number[],
): Record<'page' | 'search' | 'booking', () => Promise<boolean>> {
  const { diary } = visit;
  const randomDay = (): PlainDate => {
    const { from, until } = daysAhead;
    return addDays(todayInBerlin(new Date()), from + Math.floor(Math.random() * (until - from)));
  };
  let guests = 0;

  return {
    /** Looks at a page, and loads scripts and styles that this page or any earlier one has named. */
    async page() {
      const path = pick(['/', '/toskana/', `/object/${pick(homes)}/`, `/en/object/${pick(homes)}/`]);
      const response = await send(visit, path);
      if (!response?.ok) return false;
      for (const name of namedAssets(await response.text())) diary.assets.add(name);
      const names = [...diary.assets];
      for (let count = 0; count < assetsPerPage && names.length > 0; count += 1) {
        const name = pick(names);
        const asset = await send(visit, name);
        if (asset && asset.status >= 400 && asset.status < 500) diary.missingAssets.add(name);
      }
      return true;
    },

    async search() {
      const startDate = randomDay();
      const query = { startDate, endDate: addDays(startDate, stayNights), persons: 2 };
      return (
        (await send(visit, `/api/search?query=${encodeURIComponent(JSON.stringify(query))}`))?.ok ?? false
      );
    },

    /** Finds a free week and requests it with the same key until there is a response. */
    async booking() {
      const objectNumber = pick(homes);
      const from = randomDay();
      const days = await send(
        visit,
        `/api/price/calendar?objectNumber=${objectNumber}&duration=${stayNights}&from=${from}&until=${addDays(from, 30)}`,
      );
      if (!days?.ok) return false;
      const { data } = (await days.json()) as Envelope<{ days: { date: PlainDate; total: number | null }[] }>;
      const freeDays = data!.days.filter(({ total }) => total !== null);
      // The home is fully booked by now, which is a valid result.
      if (freeDays.length === 0) return true;
      const { date: startDate, total } = pick(freeDays);
      const stay = { objectNumber, startDate, endDate: addDays(startDate, stayNights) };
      const input = {
        ...aRequest(objectNumber),
        ...{ ...stay, bookingMethod: 'booking' as const, expectedPrice: euros(total!) },
        customer: guest({ email: `erika-${(guests += 1)}@${guestHost}` }),
      };
      const answer = await callUntilAnswered(visit, 'createBooking', input);
      // Another guest was faster.
      if (answer?.status === 409) return true;
      if (!answer?.data) return false;
      const { bookingID, bookingDisplayNumber: displayNumber } = answer.data;
      const acknowledgedIDs = diary.acknowledged.get(input.idempotencyKey) ?? new Set();
      diary.acknowledged.set(input.idempotencyKey, acknowledgedIDs.add(bookingID));
      diary.stays.push(stay);
      diary.unpaid.push({ displayNumber, amount: fromEuros(input.expectedPrice) });
      return true;
    },
  };
}

/** Addresses of the scripts and styles that a page names. */
const namedAssets = (html: string): Set<string> => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));

/** Counts assets that a node lacks; pages that are still open anywhere may ask it for them. */
export async function countMissingAssets({ nodes, diary }: Visit): Promise<number> {
  let missingCount = 0;
  for (const name of diary.assets)
    for (const node of nodes) if (!(await request(node + name))?.ok) missingCount += 1;
  return missingCount;
}
