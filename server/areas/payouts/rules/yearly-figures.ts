import { add, noMoney, type Cents } from '../../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';

export interface CountedStay {
  landlordId: number;
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  /** A cancelled stay may have cost a fee, but had no nights. */
  isCancelled: boolean;
  /** Cents for the landlord, without commission and tourist tax. */
  consideration: Cents;
  fees: Cents;
  taxes: Cents;
}

export interface QuarterFigures {
  consideration: Cents;
  activities: number;
  fees: Cents;
  taxes: Cents;
}

export interface HomeFigures {
  objectNumber: number;
  quarters: QuarterFigures[];
  rentedDays: number;
}

/** Figures by landlord and home. A stay counts in the quarter in which it begins, when its money falls due. */
export function yearlyFigures(stays: readonly CountedStay[]): Map<number, HomeFigures[]> {
  const landlords = new Map<number, Map<number, HomeFigures>>();
  for (const stay of stays) {
    const homes = landlords.get(stay.landlordId) ?? new Map<number, HomeFigures>();
    landlords.set(stay.landlordId, homes);
    const home = homes.get(stay.objectNumber) ?? {
      objectNumber: stay.objectNumber,
      quarters: Array.from({ length: 4 }, () => ({
        consideration: noMoney,
        activities: 0,
        fees: noMoney,
        taxes: noMoney,
      })),
      rentedDays: 0,
    };
    homes.set(stay.objectNumber, home);
    const quarter = home.quarters[Math.floor((Number(stay.startDate.slice(5, 7)) - 1) / 3)]!;
    quarter.consideration = add(quarter.consideration, stay.consideration);
    quarter.fees = add(quarter.fees, stay.fees);
    quarter.taxes = add(quarter.taxes, stay.taxes);
    if (stay.isCancelled) continue;
    quarter.activities += 1;
    home.rentedDays += nightsBetween(stay.startDate, stay.endDate);
  }
  return new Map(
    [...landlords].map(([landlordId, homes]) => [
      landlordId,
      [...homes.values()].filter(({ quarters }) =>
        quarters.some((one) => one.consideration !== 0 || one.fees !== 0 || one.activities > 0),
      ),
    ]),
  );
}
