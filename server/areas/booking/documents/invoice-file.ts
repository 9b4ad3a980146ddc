import { houseName } from '../../../../domain/site-name.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { invoiceName, type Invoice } from '../invoice-store.ts';
import type { DocumentMaker } from '../../documents/documents.ts';
import { invoicePdf } from './invoice-pdf.ts';

/** Prefix of a site's file names. */
export function fileStem({ partner }: SiteIdentity): string {
  return partner?.partnerTagName ?? houseName.toLowerCase();
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
