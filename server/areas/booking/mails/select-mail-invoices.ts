import type { Invoice } from '../money/invoice-store.ts';
import type { sendMailJob } from './send-mail-job.ts';
import type { z } from 'zod';

/**
 * Selects the invoices of the mail's own event. Only accepted changes are invoiced, so a mail about the request has
 * none, even if it is sent after the answer.
 */
export function selectMailInvoices<Written extends Pick<Invoice, 'occasion'>>(
  invoices: readonly Written[],
  {
    template,
    recipient,
    changeId,
  }: Pick<z.output<typeof sendMailJob.payload>, 'template' | 'recipient' | 'changeId'>,
): Written[] {
  if (recipient !== 'guest') return [];
  const occasion =
    template === 'changeAccepted' || template === 'proposalAccepted'
      ? `change-${changeId ?? ''}`
      : template === 'cancelledByHost'
        ? 'cancelled'
        : template;
  return invoices.filter((invoice) => invoice.occasion === occasion);
}
