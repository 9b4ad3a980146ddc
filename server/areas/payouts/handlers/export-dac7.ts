import { randomUUID } from 'node:crypto';
import type { exportDac7 } from '../../../../contract/payouts/export-dac7.ts';
import type { Handler } from '../../../http/handler.ts';
import { landlordShare } from '../../ledger/ledger.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { accountStore } from '../account-store.ts';
import { dac7Report, type ReportedHome, type ReportedLandlord } from '../documents/dac7-report.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { staysOfYear, type ReportedStay } from '../report-store.ts';
import { yearlyFigures, type CountedStay } from '../rules/yearly-figures.ts';
import { noMoney, type Cents } from '../../../../domain/money.ts';

export function exportDac7Handler({
  connection,
  clock,
  operator,
  findPersonName,
}: PayoutsDeps): Handler<typeof exportDac7> {
  return async ({ year }, { user }) => {
    const { db } = connection;
    const stays = await staysOfYear(db, year);
    const figures = yearlyFigures(stays.map(counting));
    const landlords = await accountStore.landlords(db, [...figures.keys()]);
    const homes = new Map(stays.map((stay) => [stay.object_number, stay]));
    const sellers = landlords.flatMap((landlord): ReportedLandlord[] => {
      const ownFigures = figures.get(landlord.id) ?? [];
      if (ownFigures.length === 0) return [];
      return [{ landlord, homes: ownFigures.map((one) => reported(homes.get(one.objectNumber)!, one)) }];
    });
    if (sellers.length === 0) return { ok: false, type: 'nothing-to-report', data: null };
    const name = await findPersonName(user.uid);
    const at = clock.now();
    await connection.transaction((tx) =>
      actOfOffice(tx, {
        ...{ bookingId: null, act: 'dac7', subject: null, amount: null },
        ...{ note: String(year), uid: user.uid, name, at },
      }),
    );
    return {
      ok: true,
      data: {
        fileName: `dac7-${year}.xml`,
        mediaType: 'application/xml; charset=utf-8',
        content: dac7Report(year, sellers, at, randomUUID(), operator()),
        sellers: sellers.length,
        incomplete: sellers
          .filter(({ landlord }) => landlord.address === null || !landlord.tax_number)
          .map(({ landlord }) => ({ landlordNumber: landlord.id, name: landlord.name })),
      },
    };
  };
}

/**
 * If the landlord collects, the ledger has only the commission, so the guest's payment is computed from the agreed
 * price.
 */
function counting(stay: ReportedStay): CountedStay {
  const isCancelled = stay.state === 'cancelled';
  const { quote } = stay;
  const agreed = (): Cents =>
    isCancelled ? noMoney : landlordShare(quote, { commissionPerMille: stay.commission_per_mille }).receives;
  return {
    landlordId: stay.landlord_id,
    objectNumber: stay.object_number,
    startDate: stay.start_date,
    endDate: stay.end_date,
    isCancelled,
    consideration: quote.collectedByUs ? stay.landlord : agreed(),
    fees: stay.commission,
    taxes: stay.tourist_tax,
  };
}

function reported(stay: ReportedStay, figures: ReportedHome['figures']): ReportedHome {
  return {
    figures,
    objectType: stay.object_type,
    country: stay.country_code,
    street: stay.address?.street ?? '',
    zip: stay.address?.zip ?? '',
    city: stay.address?.city ?? stay.place,
  };
}
