import { toEuros } from '../../../../domain/money.ts';
import { formatCode } from '../../../../domain/voucher-code.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { qrCode } from '../../../platform/qr-code.ts';
import { describePdf, type PdfDocument } from '../../documents/documents.ts';
import type { VoucherRow } from '../voucher-store.ts';

export interface VoucherPdfInput {
  voucher: VoucherRow;
  code: string;
  redeemUrl: string;
  t: Translate;
  /** JPEG of 1200 x 630 pixels. */
  picture: Buffer | null;
}

/** A random line break could make the end of a code look like a word of its own. */
function inTwoLines(groups: string): string {
  const all = groups.split('-');
  const half = Math.ceil(all.length / 2);
  return `${all.slice(0, half).join('-')}-\n${all.slice(half).join('-')}`;
}

export function voucherPdf({ voucher, code, redeemUrl, t, picture }: VoucherPdfInput): PdfDocument {
  const { language } = voucher;
  const format = formatterFor(language, t);
  const amount = format.money(toEuros(voucher.value_cents));
  const title = t('vouchers.pdf.title', { amount });
  const pdf = describePdf({
    title: `${title} – ${t.site}`,
    site: t.site,
    language,
    footer: `${t.imprint} · ${new URL(redeemUrl).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  const { recipient_name: recipient, buyer_name: buyer } = voucher;
  pdf.heading(
    title,
    [t('vouchers.pdf.number', { number: String(voucher.id) })],
    recipient === '' ? t('vouchers.pdf.from', { buyer }) : t('vouchers.pdf.fromTo', { buyer, recipient }),
  );
  if (picture) pdf.cover(picture, t(`vouchers.motif.${voucher.motif}`));
  if (voucher.dedication !== '') pdf.dedication(voucher.dedication);
  pdf.coded(
    {
      title: t('vouchers.pdf.redeem'),
      rows: [
        { label: t('vouchers.value'), value: amount, strong: true },
        { label: t('vouchers.code'), value: inTwoLines(formatCode(code)), strong: true },
        { label: t('vouchers.number'), value: String(voucher.id) },
        { label: t('vouchers.customer'), value: String(voucher.customer_number) },
        { label: t('vouchers.validUntil'), value: format.date(voucher.valid_until!) },
      ],
    },
    [{ code: qrCode(redeemUrl), label: t('vouchers.pdf.scan') }],
  );
  pdf.note(t('vouchers.pdf.terms', { url: redeemUrl.replace(/^https?:\/\//, '') }));
  return pdf.end();
}
