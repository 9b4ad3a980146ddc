import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { findEntries } from '../../ledger/ledger.ts';
import { findInvoices, invoiceName, type Invoice } from '../money/invoice-store.ts';
import type { DocumentMaker } from '../../documents/documents.ts';
import { invoiceAsOfToday } from './invoice-as-of-today.ts';
import { invoicePdf } from './invoice-pdf.ts';

export function fileStem({ partner, name }: SiteIdentity): string {
  return partner?.partnerTagName ?? toFileStem(name);
}

export async function invoiceFile(
  {
    connection,
    clock,
    operator,
    partners,
    translate,
  }: Pick<BookingDeps, 'connection' | 'clock' | 'operator' | 'partners' | 'translate'>,
  maker: DocumentMaker,
  booking: BookingRow,
  invoice: Invoice,
): Promise<{ name: string; bytes: Buffer }> {
  const site = await partners.site(booking.brand);
  const printed = invoiceAsOfToday(invoice, {
    booking,
    invoices: await findInvoices(connection.db, booking.id),
    entries: await findEntries(connection.db, booking.id),
    account: operator().bankAccount,
    today: clock.today(),
  });
  const bytes = await maker.pdf(
    invoicePdf({ ...printed, site, translate: translate(invoice.language, site.name) }),
  );
  return { name: `${fileStem(site)}-${invoiceName(invoice)}.pdf`, bytes };
}
