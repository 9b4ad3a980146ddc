import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { invoiceName, type Invoice } from '../money/invoice-store.ts';
import type { DocumentMaker } from '../../documents/documents.ts';
import { invoicePdf } from './invoice-pdf.ts';

export function fileStem({ partner, name }: SiteIdentity): string {
  return partner?.partnerTagName ?? toFileStem(name);
}

export async function invoiceFile(
  { partners, translate }: Pick<BookingDeps, 'partners' | 'translate'>,
  maker: DocumentMaker,
  { brand }: Pick<BookingRow, 'brand'>,
  invoice: Invoice,
): Promise<{ name: string; bytes: Buffer }> {
  const site = await partners.site(brand);
  const bytes = await maker.pdf(
    invoicePdf({ invoice, site, translate: translate(invoice.language, site.name) }),
  );
  return { name: `${fileStem(site)}-${invoiceName(invoice)}.pdf`, bytes };
}
