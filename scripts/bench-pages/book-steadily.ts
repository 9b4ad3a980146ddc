import type { PriceResult } from '../../contract/pricing/price-result.ts';
import { book, bookingOf } from '../../tests/trust/booking-calls.ts';
import { dataOf } from './site-data.ts';
import type { Visits } from './visits.ts';

/** Books so many stays a minute until it is stopped, which tells how many it were. */
export function bookSteadily(url: string, visits: Visits, perMinute: number): { stop(): Promise<number> } {
  let isStopped = false;
  let booked = 0;
  const running = (async () => {
    const started = performance.now();
    for (let due = 1; !isStopped; due += 1) {
      const wait = started + (due * 60_000) / perMinute - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (isStopped) return;
      while (!(await bookOne(url, visits)));
      booked += 1;
    }
  })();
  // It ends with the first failure, which whoever stops it hears of.
  running.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      await running;
      return booked;
    },
  };
}

/** False where the stay is not free or its home is booked on request alone: then another one is tried. */
async function bookOne(url: string, visits: Visits): Promise<boolean> {
  const { objectNumber, stay } = visits.nextStay();
  const { status, priceObject } = await dataOf<PriceResult>(url, '/api/price', {
    objectNumber,
    ...stay,
    persons: 2,
  });
  if (status !== 'free') return false;
  const { http } = await book(
    url,
    bookingOf(objectNumber, { ...stay, persons: 2, expectedPrice: priceObject.price }),
  );
  return http === 201;
}
