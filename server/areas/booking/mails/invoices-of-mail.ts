import type { Invoice } from '../invoice-store.ts';
import type { sendMailJob } from './send-mail-job.ts';
import type { z } from 'zod';

/**
 * The invoices that a mail brings its guest: those of its own occasion. Only an accepted change bills anew, so a mail
 * about the wish brings none, even where it goes out after the answer.
 */
export function invoicesOfMail<Written extends Pick<Invoice, 'occasion'>>(
  invoices: readonly Written[],
  {
    template,
    recipient,
    changeId,
  }: Pick<z.output<typeof sendMailJob.payload>, 'template' | 'recipient' | 'changeId'>,
): Written[] {
  if (recipient !== 'guest') return [];
  const occasion =
    template === 'changeAccepted'
      ? `change-${changeId ?? ''}`
      : template === 'cancelledByHost'
        ? 'cancelled'
        : template;
  return invoices.filter((invoice) => invoice.occasion === occasion);
}
