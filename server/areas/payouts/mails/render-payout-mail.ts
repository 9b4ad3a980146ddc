import { cents } from '../../../../domain/cents.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail, type MailRow } from '../../mail/mail.ts';
import { firstDay, type Month } from '../rules/months.ts';

export type PayoutMail = {
  language: Language;
  t: Translate;
  site: string;
  url: string;
  helpUrl: string;
  name: string;
} & (
  | { template: 'statement'; month: Month; closing: Cents; invoice: { name: string; total: Cents } | null }
  | { template: 'account'; ibanEnd: string; from: string }
);

export function renderPayoutMail(mail: PayoutMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { template, language, t, site, url } = mail;
  const format = formatterFor(language, t);
  const words: Record<string, string> =
    template === 'statement'
      ? { month: format.month(firstDay(mail.month)), site }
      : { moment: format.moment(mail.from), end: mail.ibanEnd, site };
  const text = (part: string): string => t(`payouts.mail.${template}.${part}`, words);
  const facts: MailRow[] =
    template === 'statement'
      ? [
          ...(mail.invoice
            ? [
                {
                  label: t('payouts.mail.invoice', { number: mail.invoice.name }),
                  value: format.moneyExact(toEuros(mail.invoice.total)),
                },
              ]
            : []),
          {
            label: t('payouts.pdf.closing'),
            value: format.moneyExact(toEuros(mail.closing)),
            strong: true,
          },
        ]
      : [{ label: t('payouts.mail.account.label'), value: `… ${mail.ibanEnd}`, strong: true }];
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: t('payouts.mail.greeting', { name: mail.name }),
      paragraphs: [text('text')],
      facts,
      button: { label: text('button'), href: url },
      footerLink: { label: t('mail.contact.sender.button'), href: mail.helpUrl },
    }),
  };
}

export function samplePayoutMails({
  language,
  translate: t,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  const base = {
    language,
    t,
    site,
    name: 'Anna Muster',
    url: publicUrl + routes.pathOf('LandlordPayouts', language),
    helpUrl: publicUrl + routes.pathOf('Contact', language),
  };
  const invoice = { name: 'PR2030-000042', total: cents(31_500) };
  return [
    {
      name: 'payout-statement',
      ...renderPayoutMail({
        ...base,
        template: 'statement',
        month: '2030-06',
        closing: cents(178_500),
        invoice,
      }),
    },
    {
      name: 'payout-account',
      ...renderPayoutMail({ ...base, template: 'account', ibanEnd: '3000', from: '2030-06-04T08:00:00Z' }),
    },
  ];
}
