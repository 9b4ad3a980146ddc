import type { z } from 'zod';
import { cents } from '../../../../domain/cents.ts';
import { noMoney, toEuros, type Cents } from '../../../../domain/money.ts';
import type { Language } from '../../../../domain/language.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import { paymentPageUrl } from '../payment-page-url.ts';
import { moneyTemplates, type moneyMailJob } from './money-mail-job.ts';

type MoneyTemplate = z.output<typeof moneyMailJob.payload>['template'];

interface MoneyMail {
  template: MoneyTemplate;
  language: Language;
  t: Translate;
  site: string;
  number: string;
  homeTitle: string;
  amount: Cents;
  paid: Cents;
  open: Cents;
  next: { amount: Cents; dueOn: PlainDate; transfer: Parameters<typeof transferRows>[0] | null } | null;
  href: string;
}

export function renderMoneyMail(mail: MoneyMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { template, language, t, site, number, next } = mail;
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const text = (part: string): string =>
    t(`mail.money.${template}.${part}`, { number, amount: money(mail.amount) });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [text('text')],
      facts: [
        { label: t('mail.facts.home'), value: mail.homeTitle },
        { label: t('mail.facts.number'), value: number },
        { label: t('mail.money.paidSoFar'), value: money(mail.paid) },
        { label: t('mail.money.open'), value: money(mail.open), strong: true },
      ],
      payments: next && {
        title: t('mail.money.next'),
        rows: [
          { label: format.dateWithWeekday(next.dueOn), value: money(next.amount) },
          ...(next.transfer === null ? [] : transferRows(next.transfer, t)),
        ],
      },
      button: { label: t(next ? 'mail.money.pay' : 'mail.money.see'), href: mail.href },
      private: t('mail.money.private'),
    }),
  };
}

export function sampleMoneyMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const transfer = {
    holder: site,
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    reference: '4000001',
  };
  return moneyTemplates.map((template) => ({
    name: `money-${template}`,
    ...renderMoneyMail({
      template,
      language,
      t: translate,
      site,
      number: '4000001',
      homeTitle: 'Haus Windrose',
      amount: template.startsWith('reminder') ? cents(88_000) : cents(22_000),
      paid: template === 'refunded' ? noMoney : cents(22_000),
      open: template === 'refunded' ? noMoney : cents(88_000),
      next: template === 'refunded' ? null : { amount: cents(88_000), dueOn: '2030-06-01', transfer },
      href: paymentPageUrl(publicUrl, language, { bookingID: '1', bookingHash: 'sample' }),
    }),
  }));
}
