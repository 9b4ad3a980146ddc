import type { Cents } from '../../../domain/money.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pricing } from '../pricing/pricing.ts';

export interface AskedStay extends Stay {
  objectNumber: number;
  persons: number;
  childAges: number[];
  pets: number;
}

/** A stay with its present price; null while it cannot be booked. */
export type CurrentStay<Asked extends AskedStay> = Asked & { now: { isFree: boolean; price: Cents | null } };

/** Prices each stay as its page would; removed homes and past dates are missing. */
export async function currentStays<Asked extends AskedStay>(
  { pricing, clock }: { pricing: Pick<Pricing, 'quote'>; clock: Pick<Clock, 'today'> },
  stays: readonly Asked[],
): Promise<CurrentStay<Asked>[]> {
  const current: CurrentStay<Asked>[] = [];
  for (const stay of stays) {
    const { objectNumber, startDate, endDate, persons, childAges, pets } = stay;
    const outcome = await pricing.quote(
      {
        ...{ objectNumber, startDate, endDate, persons, childAges },
        dogs: pets,
        insurance: false,
        extras: {},
        bonus: '',
        experiments: [],
      },
      clock.today(),
    );
    if (!outcome.ok) continue;
    const { status, totals } = outcome.quote;
    const isFree = status === 'free';
    current.push({ ...stay, now: { isFree, price: isFree ? totals.complete : null } });
  }
  return current;
}
