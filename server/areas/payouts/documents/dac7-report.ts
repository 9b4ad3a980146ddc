import type { Operator } from '../../../../domain/operator/operator.ts';
import { platformReport } from '../../documents/documents.ts';
import type { PaidLandlord } from '../account-store.ts';
import type { HomeFigures } from '../rules/yearly-figures.ts';

export interface ReportedHome {
  figures: HomeFigures;
  objectType: string;
  country: string;
  street: string;
  zip: string;
  city: string;
}

export interface ReportedLandlord {
  landlord: PaidLandlord;
  homes: readonly ReportedHome[];
}

export function dac7Report(
  year: number,
  sellers: readonly ReportedLandlord[],
  now: Date,
  randomPart: string,
  { company, name }: Pick<Operator, 'company' | 'name'>,
): string {
  return platformReport({
    year,
    operator: { ...company, platformName: name },
    sellers: sellers.map(({ landlord, homes }) => ({
      number: landlord.id,
      name: landlord.name,
      address: landlord.address,
      country: landlord.countries[0] ?? null,
      vatId: landlord.vat_id,
      taxNumber: landlord.tax_number,
      bornOn: landlord.born_on,
      account: landlord.account,
      homes: homes.map(({ figures, objectType, ...address }) => ({
        ...address,
        quarters: figures.quarters,
        rentedDays: figures.rentedDays,
        isApartment: objectType === 'apartment',
      })),
    })),
    now,
    randomPart,
  });
}
