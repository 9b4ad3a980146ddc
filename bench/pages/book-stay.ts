import type { PriceResult } from '../../contract/pricing/price-result.ts';
import { book, bookingOf } from '../../tests/trust/booking-calls.ts';
import { fetchData } from './site-data.ts';
import type { Visits } from './visits.ts';

/** Books the first available stay that needs no confirmation by the landlord. */
export async function bookStay(url: string, visits: Visits): Promise<void> {
  for (;;) {
    const { objectNumber, stay } = visits.nextStay();
    const { status, priceObject } = await fetchData<PriceResult>(url, '/api/price', {
      objectNumber,
      ...stay,
      persons: 2,
    });
    if (status !== 'free') continue;
    const booking = bookingOf(objectNumber, {
      ...stay,
      persons: 2,
      expectedPrice: priceObject.priceComplete,
    });
    if ((await book(url, booking)).http === 201) return;
  }
}
