import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { FiguresOfSpan, getHomeFigures } from '../../../contract/home-figures/get-home-figures.ts';
import { add, noMoney, subtract, sumCents, toEuros, type Cents, type Euros } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { landlordShare, splitFee } from '../ledger/ledger.ts';
import type { MoneyRow } from './figures-store.ts';

type Figures = ResponseOf<typeof getHomeFigures>;

/** Sums of stays that arrive in a month or a year; a cancelled one counts with the fee that is kept. */
export function presentMoney(
  rows: readonly MoneyRow[],
): Pick<FiguresOfSpan, 'arrivals' | 'guestsPay' | 'commission' | 'landlordReceives'> {
  const shares = rows.map(shareOf);
  const sumEuros = (amounts: readonly Cents[]): Euros => toEuros(sumCents(amounts));
  return {
    arrivals: rows.filter(({ fee }) => fee === null).length,
    guestsPay: sumEuros(rows.map((row) => row.fee ?? row.total_cents)),
    commission: sumEuros(shares.map(({ commission }) => commission)),
    landlordReceives: sumEuros(shares.map(({ receives }) => receives)),
  };
}

/** Binding stays that were already made on a day; null without any. */
export function presentOnBooks(rows: readonly MoneyRow[], until: PlainDate): Figures['onBooks'] {
  const known = rows.filter(({ madeOn, fee }) => madeOn <= until && fee === null);
  return known.length === 0
    ? null
    : { arrivals: known.length, landlordReceives: presentMoney(known).landlordReceives };
}

/** Where the money of stays is: what the ledger owes the landlord, and what guests pay to the landlord. */
export function presentSettled(rows: readonly MoneyRow[]): Figures['settled'] {
  const parts = rows.map((row) => {
    const { commission: _commission, receives, onSite } = shareOf(row);
    if (!row.quote.collectedByUs) {
      return { paidOut: noMoney, toCome: noMoney, directly: receives, corrections: noMoney };
    }
    const owed = row.charged ?? subtract(receives, onSite);
    return {
      paidOut: row.paidOut,
      toCome: subtract(add(owed, row.corrected), row.paidOut),
      directly: onSite,
      corrections: row.corrected,
    };
  });
  const sum = (name: 'paidOut' | 'toCome' | 'directly' | 'corrections'): Euros =>
    toEuros(sumCents(parts.map((part) => part[name])));
  return {
    paidOut: sum('paidOut'),
    toCome: sum('toCome'),
    directly: sum('directly'),
    corrections: sum('corrections'),
    kept: toEuros(sumCents(rows.filter(({ fee }) => fee !== null).map((row) => shareOf(row).receives))),
  };
}

function shareOf(row: MoneyRow): { commission: Cents; receives: Cents; onSite: Cents } {
  const terms = { commissionPerMille: row.commission_per_mille };
  if (row.fee !== null) return { ...splitFee(row.fee, terms), onSite: noMoney };
  return landlordShare(row.quote, terms);
}
