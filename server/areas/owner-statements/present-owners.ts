import type { z } from 'zod';
import type { ownerFacts, statementView } from '../../../contract/owner-statements/owner-statement.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { toEuros } from '../../../domain/money.ts';
import type { OwnerRow } from './owners-store.ts';
import type { StatementFacts } from './statements-store.ts';

export const readLanguage = ({ language }: Pick<OwnerRow, 'language'>): Language =>
  isLanguage(language) ? language : defaultLanguage;

export const presentOwner = (owner: OwnerRow): z.output<typeof ownerFacts> => ({
  ownerID: owner.owner_id,
  agencyNumber: owner.agency_id,
  name: owner.name,
  street: owner.street,
  zip: owner.zip,
  city: owner.city,
  country: owner.country,
  email: owner.email,
  language: readLanguage(owner),
  iban: owner.iban ?? '',
  taxNumber: owner.tax_number ?? '',
});

export const presentStatement = ({ stays, sums }: StatementFacts): z.output<typeof statementView> => ({
  stays: stays.map((stay) => ({
    bookingDisplayNumber: stay.bookingNumber,
    objectNumber: stay.objectNumber,
    home: stay.home,
    startDate: stay.startDate,
    endDate: stay.endDate,
    isCancelled: stay.isCancelled,
    rent: toEuros(stay.rent),
    extras: toEuros(stay.ownExtras),
    commission: toEuros(stay.commission),
    fee: toEuros(stay.fee),
    vat: toEuros(stay.vat),
    amount: toEuros(stay.amount),
  })),
  sums: {
    rent: toEuros(sums.rent),
    extras: toEuros(sums.extras),
    commission: toEuros(sums.commission),
    fee: toEuros(sums.fee),
    vat: toEuros(sums.vat),
    costs: toEuros(sums.costs),
    balance: toEuros(sums.balance),
  },
});
