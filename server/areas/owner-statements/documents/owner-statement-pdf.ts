import { townLine } from '../../../../domain/town-line.ts';
import { groupedIban } from '../../../../domain/iban.ts';
import { negate, toEuros, type Cents } from '../../../../domain/money.ts';
import { ownerStatementName, type StatementStay } from '../../../../domain/owner-statement.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { describePdf, type PdfDocument, type Row } from '../../documents/documents.ts';
import type { StatementRow } from '../statements-store.ts';

/**
 * Renders a finished statement with the data of the day it was finished. The agency is its issuer; the site is only
 * named as the place where it was made.
 */
export function ownerStatementPdf(
  { series, number, month, issued_on: issuedOn, language, facts }: StatementRow,
  replaced: StatementRow | null,
  t: Translate,
  publicUrl: string,
): PdfDocument {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const { owner, agency, stays, costs, sums } = facts;
  const title = t('owners.pdf.title', { month: format.month(`${month}-01`) });
  const name = ownerStatementName(series, number);
  const pdf = describePdf({
    title: `${title} – ${agency.name}`,
    site: agency.name,
    language,
    footer: `${agency.name}, ${agency.email} · ${new URL(publicUrl).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  pdf.heading(
    title,
    [t('owners.pdf.number', { number: name }), t('documents.issued', { date: format.date(issuedOn) })],
    replaced
      ? t('owners.pdf.replaces', { number: ownerStatementName(replaced.series, replaced.number) })
      : t('owners.pdf.lead'),
  );
  pdf.columns([
    {
      title: t('owners.pdf.owner'),
      lines: [
        owner.name,
        owner.street,
        townLine(owner),
        ...(owner.taxNumber === null ? [] : [t('owners.pdf.taxNumber', { number: owner.taxNumber })]),
        ...(owner.iban === null ? [] : [groupedIban(owner.iban)]),
      ].filter((line) => line !== ''),
    },
    { title: t('owners.pdf.agency'), lines: [agency.name, agency.email] },
  ]);
  const stayRow = (stay: StatementStay): Row => ({
    label: `${stay.bookingNumber} · ${stay.home}`,
    note: [
      `${format.date(stay.startDate)} – ${format.date(stay.endDate)}`,
      stay.isCancelled && t('owners.pdf.cancelled'),
      t('owners.pdf.rent', { amount: money(stay.rent) }),
      stay.ownExtras !== 0 && t('owners.pdf.extras', { amount: money(stay.ownExtras) }),
      t('owners.pdf.commission', { amount: money(negate(stay.commission)) }),
      t('owners.pdf.fee', { amount: money(negate(stay.fee)), vat: money(negate(stay.vat)) }),
    ]
      .filter(Boolean)
      .join(' · '),
    value: money(stay.amount),
  });
  if (stays.length > 0) pdf.table({ title: t('owners.pdf.stays'), rows: stays.map(stayRow) });
  if (costs.length > 0) {
    pdf.table({
      title: t('owners.pdf.costs'),
      rows: costs.map(({ day, words, home, amount }) => ({
        label: words,
        note: [format.date(day), home].filter(Boolean).join(' · '),
        value: money(negate(amount)),
      })),
    });
  }
  const sum = (part: 'rent' | 'extras' | 'commission' | 'fee' | 'vat' | 'costs', amount: Cents): Row => ({
    label: t(`owners.sum.${part}`),
    value: money(amount),
  });
  pdf.table({
    title: t('owners.pdf.sums'),
    rows: [
      sum('rent', sums.rent),
      sum('extras', sums.extras),
      sum('commission', negate(sums.commission)),
      sum('fee', negate(sums.fee)),
      sum('vat', negate(sums.vat)),
      sum('costs', negate(sums.costs)),
      { label: t('owners.sum.balance'), value: money(sums.balance), strong: true },
    ],
  });
  pdf.note(t(sums.balance < 0 ? 'owners.pdf.owes' : 'owners.pdf.gets', { agency: agency.name }));
  return pdf.end();
}
