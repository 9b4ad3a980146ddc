import type { Booking } from '../../../../contract/booking/booking.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { findInvoices, invoiceName, type InvoiceKind } from '../money/invoice-store.ts';
import { hasDocuments, isDirect } from '../rules/next-steps.ts';

const invoiceKinds = {
  stay: 'invoice',
  cancellation: 'cancellationInvoice',
  fee: 'feeInvoice',
} as const satisfies Record<InvoiceKind, string>;

export async function listDocuments(
  { connection }: Pick<BookingDeps, 'connection'>,
  booking: BookingRow,
): Promise<Booking['documents']> {
  const folder = `/documents/booking/${booking.id}`;
  const invoices = await findInvoices(connection.db, booking.id);
  return [
    ...(hasDocuments(booking)
      ? [
          // What was agreed elsewhere is confirmed by the host.
          ...(isDirect(booking)
            ? []
            : [{ kind: 'confirmationPdf' as const, number: null, href: `${folder}/confirmation.pdf` }]),
          { kind: 'calendarFile' as const, number: null, href: `${folder}/calendar.ics` },
        ]
      : []),
    ...invoices.map((invoice) => ({
      kind: invoiceKinds[invoice.kind],
      number: invoiceName(invoice),
      href: `${folder}/${invoiceName(invoice)}.pdf`,
    })),
  ];
}
