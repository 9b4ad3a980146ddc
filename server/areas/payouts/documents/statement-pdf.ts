import { countryName } from '../../../../domain/country-name.ts';
import { townLine } from '../../../../domain/town-line.ts';
import type { Language } from '../../../../domain/language.ts';
import { subtract, toEuros, type Cents } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { labelled } from '../../../../texts/labelled.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { describePdf, type PdfDocument, type Row } from '../../documents/documents.ts';
import { firstDay } from '../rules/months.ts';
import type { Issuer, StatementFacts, StatementLine, StatementRow } from '../statement-store.ts';

export function statementPdf(
  { month, issued_on: issuedOn, language, facts }: Omit<StatementRow, 'id' | 'landlord_id'>,
  t: Translate,
  publicUrl: string,
  current: Issuer,
): PdfDocument {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const monthInWords = format.month(firstDay(month));
  const title = t('payouts.pdf.statement', { month: monthInWords });
  const { name, street, zip, city, country, email } = facts.issuer ?? current;
  const pdf = describePdf({
    title: `${title} – ${t.site}`,
    site: t.site,
    language,
    footer: `${name}, ${street}, ${townLine({ country, zip, city })} · ${new URL(publicUrl).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  pdf.heading(
    title,
    [
      t('payouts.pdf.landlord', { number: String(facts.landlord.number) }),
      t('documents.issued', { date: format.date(issuedOn) }),
    ],
    t('payouts.pdf.lead'),
  );
  pdf.columns([
    { title: t('documents.host'), lines: partyLines(facts.landlord, language) },
    {
      title: t('documents.invoice.issuer'),
      lines: [name, street, townLine({ country, zip, city }), countryName(country, language), email],
    },
  ]);
  const isPayout = ({ kind }: StatementLine): boolean => kind === 'payout' || kind === 'payoutReturned';
  const stays = facts.lines.filter((line) => !isPayout(line));
  const payouts = facts.lines.filter(isPayout);
  if (stays.length > 0) {
    pdf.table({ title: t('payouts.pdf.stays'), rows: stays.map((line) => stayRow(line, t, language)) });
  }
  if (payouts.length > 0) {
    pdf.table({
      title: t('payouts.pdf.paid'),
      rows: payouts.map((line) => ({
        label: `${format.date(line.on)} · ${t(`payouts.pdf.kind.${line.kind}`)}`,
        value: money(line.amount),
      })),
    });
  }
  pdf.table({
    title: t('payouts.pdf.balance'),
    rows: [
      { label: t('payouts.pdf.opening'), value: money(facts.opening) },
      { label: t('payouts.pdf.moved'), value: money(subtract(facts.closing, facts.opening)) },
      { label: t('payouts.pdf.closing'), value: money(facts.closing), strong: true },
    ],
  });
  pdf.note(t(facts.closing < 0 ? 'payouts.pdf.owes' : 'payouts.pdf.when'));
  return pdf.end();
}

function stayRow(line: StatementLine, t: Translate, language: Language): Row {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const { booking, price, commission, bonus, premium, kind, on } = line;
  const note = [
    booking && `${format.date(booking.startDate)} – ${format.date(booking.endDate)}`,
    labelled(language, format.date(on), t(`payouts.pdf.kind.${kind}`)),
    price !== null && t('payouts.pdf.price', { amount: money(price) }),
    commission !== null && t('payouts.pdf.commission', { amount: money(commission) }),
    bonus !== undefined && t('payouts.pdf.bonus', { amount: money(bonus) }),
    premium !== undefined && t('payouts.pdf.premium', { amount: money(premium) }),
  ].filter(Boolean);
  return {
    label: booking ? `${booking.number} · ${booking.home}` : t(`payouts.pdf.kind.${kind}`),
    value: money(line.amount),
    note: note.join(' · '),
  };
}

export function partyLines({ name, address }: StatementFacts['landlord'], language: Language): string[] {
  if (!address) return [name];
  const { street, zip, city, country } = address;
  return [name, street, townLine({ country, zip, city }), countryName(country, language)].filter(
    (line) => line !== '',
  );
}
