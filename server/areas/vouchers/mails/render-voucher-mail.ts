import { cents } from '../../../../domain/cents.ts';
import { toEuros } from '../../../../domain/money.ts';
import { motifPicture } from '../../../../domain/vouchers.ts';
import { formatCode } from '../../../../domain/voucher-code.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail, type MailRow } from '../../mail/mail.ts';
import { voucherTemplates } from '../jobs/voucher-jobs.ts';
import type { VoucherRow } from '../voucher-store.ts';

export interface VoucherMail {
  template: (typeof voucherTemplates)[number];
  voucher: VoucherRow;
  /** Set only in the mail that delivers the voucher. */
  code: string;
  t: Translate;
  site: string;
  publicUrl: string;
  redeemUrl: string;
  withdrawUrl: string;
}

export function renderVoucherMail(mail: VoucherMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { template, voucher, t, site } = mail;
  const { language } = voucher;
  const format = formatterFor(language, t);
  const isGift = template === 'gift';
  const amount = format.money(toEuros(voucher.value_cents));
  const buyer = voucher.buyer_name;
  // If there is no address of a recipient, the buyer gets the gift and passes it on.
  const isOwn = isGift && voucher.recipient_email === null;
  const words = isOwn ? 'own' : template;
  const text = (part: string): string => t(`vouchers.mail.${words}.${part}`, { amount, buyer, site });
  const facts: MailRow[] = [
    { label: t('vouchers.value'), value: amount, strong: isGift },
    ...(isGift ? [{ label: t('vouchers.code'), value: formatCode(mail.code), strong: true }] : []),
    { label: t('vouchers.number'), value: String(voucher.id) },
    { label: t('vouchers.customer'), value: String(voucher.customer_number) },
    ...(voucher.valid_until === null || template === 'withdrawn'
      ? []
      : [{ label: t('vouchers.validUntil'), value: format.date(voucher.valid_until) }]),
    ...(template === 'bought'
      ? [
          {
            label: t('vouchers.mail.sentTo'),
            value: voucher.recipient_email ?? voucher.buyer_email,
          },
          ...(voucher.send_on === null
            ? []
            : [{ label: t('vouchers.mail.sentOn'), value: format.date(voucher.send_on) }]),
        ]
      : []),
    ...(template === 'withdrawn' && voucher.withdrawn_at !== null
      ? [{ label: t('vouchers.mail.withdrawnAt'), value: format.moment(voucher.withdrawn_at.toISOString()) }]
      : []),
  ];
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [text('text'), ...(template === 'bought' ? [t('vouchers.mail.withdrawal')] : [])],
      picture: isGift
        ? {
            src: `${mail.publicUrl}${motifPicture(voucher.motif)}-1200x630.jpg`,
            alt: t(`vouchers.motif.${voucher.motif}`),
            href: mail.redeemUrl,
          }
        : null,
      facts,
      quote:
        isGift && voucher.dedication !== ''
          ? { label: t('vouchers.mail.dedication'), text: voucher.dedication }
          : null,
      button:
        template === 'gift'
          ? { label: t('vouchers.mail.redeem'), href: mail.redeemUrl }
          : template === 'bought'
            ? { label: t('vouchers.mail.withdraw'), href: mail.withdrawUrl }
            : { label: t('vouchers.mail.contact'), href: mail.publicUrl },
      private: t(`vouchers.mail.${isOwn ? 'privateOwn' : isGift ? 'privateGift' : 'private'}`),
    }),
  };
}

export function sampleVoucherMails({
  language,
  translate,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  const voucher: VoucherRow = {
    id: 300_001,
    customer_number: 481_205_377,
    value_cents: cents(20_000),
    balance_cents: cents(20_000),
    state: 'active',
    code_nonce: '',
    motif: 'beach',
    dedication: 'Zum Geburtstag ein paar Tage am Meer',
    buyer_name: 'Erika Mustermann',
    buyer_email: 'erika@example.com',
    recipient_name: 'Max Mustermann',
    recipient_email: 'max@example.com',
    send_on: '2030-06-01',
    language,
    ordered_at: new Date('2030-05-20T08:00:00Z'),
    paid_at: new Date('2030-05-20T08:05:00Z'),
    valid_until: '2033-12-31',
    withdrawn_at: new Date('2030-05-21T08:00:00Z'),
    stopped_at: null,
  };
  const numbers = { bookingID: String(voucher.id), customerNumber: String(voucher.customer_number) };
  const mails = [
    ...voucherTemplates.map((template) => ({ template, voucher, name: `voucher-${template}` })),
    { template: 'gift' as const, voucher: { ...voucher, recipient_email: null }, name: 'voucher-own' },
  ];
  return mails.map(({ name, ...mail }) => ({
    name,
    ...renderVoucherMail({
      ...mail,
      code: 'ABCDEFGHJKLMNPQRSTUVWXYZ23X',
      t: translate,
      site,
      publicUrl,
      redeemUrl: publicUrl + routes.pathOf('VoucherRedeem', language, numbers),
      withdrawUrl: publicUrl + routes.pathOf('VoucherWithdrawal', language),
    }),
  }));
}
