import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { z } from 'zod';
import type { NotYet } from '../../../platform/jobs.ts';
import type { MailFile } from '../../../platform/mail.ts';
import type { voucherMailJob } from '../jobs/voucher-jobs.ts';
import { deriveCode } from '../voucher-code.ts';
import { voucherFile } from '../voucher-file.ts';
import { voucherStore } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';
import { renderVoucherMail } from './render-voucher-mail.ts';

/** A voucher revoked or stopped before its delivery day is not delivered. */
export async function sendVoucherMail(
  deps: VouchersDeps,
  { voucherId, template, again }: z.output<typeof voucherMailJob.payload>,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const voucher = await voucherStore.find(db, voucherId);
  if (!voucher || (template === 'gift' && (voucher.state !== 'active' || voucher.stopped_at !== null)))
    return;
  const { language, recipient_email: recipient } = voucher;
  const isForRecipient = template === 'gift' && recipient !== null;
  const address = isForRecipient ? recipient : voucher.buyer_email;
  const code = deriveCode(deps.secret, voucher);
  const numbers = { bookingID: String(voucher.id), customerNumber: String(voucher.customer_number) };
  const redeemUrl = deps.publicUrl + deps.routes.pathOf('VoucherRedeem', language, numbers);
  const t = deps.translate(language);
  const isConfirmed = await deps.recipients.isConfirmed(db, address);
  const attachments: MailFile[] =
    template === 'gift'
      ? [
          {
            name: `${toFileStem(deps.operator().name)}-${voucher.id}.pdf`,
            type: 'application/pdf',
            content: await voucherFile(deps, voucher),
          },
        ]
      : [];
  const send = (): Promise<void> =>
    deps.mail.send({
      id: `voucher-${voucher.id}-${template}${again === undefined ? '' : `-${again}`}`,
      to: { name: isForRecipient ? voucher.recipient_name : voucher.buyer_name, address },
      ...renderVoucherMail({
        template,
        voucher,
        code,
        t,
        site: t.site,
        publicUrl: deps.publicUrl,
        redeemUrl,
        withdrawUrl: deps.publicUrl + deps.routes.pathOf('VoucherWithdrawal', language),
      }),
      attachments,
    });
  return deps.recipients.send(db, { address, isConfirmed }, send);
}
