import { townLine } from '../../../domain/town-line.ts';
import { sumCents, toEuros, type Cents } from '../../../domain/money.ts';
import type { Language } from '../../../domain/language.ts';
import type { Company } from '../../../domain/operator/operator.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import { describePdf, type PdfDocument } from '../documents/documents.ts';
import type { StatementStay } from '../partners/partners.ts';

export interface StatementInput {
  partner: { id: number; name: string };
  /** Month as `yyyy-MM`. */
  month: string;
  stays: readonly StatementStay[];
  today: PlainDate;
  isFinal: boolean;
  company: Company;
  companyLine: string;
  site: string;
  language: Language;
  translate: Translate;
}

export function statementPdf({
  partner,
  month,
  stays,
  today,
  isFinal,
  company,
  companyLine,
  site,
  language,
  translate: t,
}: StatementInput): PdfDocument {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const title = t('partner.statements.document', { month: format.month(`${month}-01`) });
  const pdf = describePdf({
    title: `${title} – ${site}`,
    site,
    language,
    footer: companyLine,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  pdf.heading(title, [format.date(today)], t('partner.statements.lead'));
  pdf.columns([
    {
      title: t('partner.statements.partner'),
      lines: [partner.name, t('partner.statements.number', { number: String(partner.id) })],
    },
    {
      title: t('partner.statements.issuer'),
      lines: [company.name, company.street, townLine(company)],
    },
  ]);
  pdf.table({
    title: t('partner.statements.stays', { count: stays.length }),
    rows: [
      ...stays.map((stay) => ({
        label: t('partner.statements.stay', {
          number: String(stay.displayNumber),
          date: format.date(stay.endDate),
        }),
        note: [
          t('partner.statements.share', {
            percent: format.number(stay.commissionPerMille / 10),
            amount: money(stay.totalCents),
          }),
          ...(stay.subId === '' ? [] : [t('partner.statements.link', { name: stay.subId })]),
        ].join(' · '),
        value: money(stay.commissionCents),
      })),
      {
        label: t('partner.statements.sum'),
        value: money(sumCents(stays.map(({ commissionCents }) => commissionCents))),
        strong: true,
      },
    ],
  });
  if (!isFinal) pdf.note(t('partner.statements.notFinal'));
  pdf.note(t('partner.statements.noInvoice'));
  return pdf.end();
}
