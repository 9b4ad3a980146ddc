import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officeVoucher } from './office-voucher.ts';
import { voucherNumber } from './voucher.ts';

export const changeOfficeVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'change-office-voucher',
  method: 'POST',
  path: '/api/admin/voucher/change',
  summary:
    'Stops a voucher or lets it go again, withdraws it for its buyer within fourteen days, or sends one of its mails again',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    voucherNumber,
    action: z.enum(['stop', 'resume', 'withdraw', 'resendBought', 'resendGift']),
    /** Why, for colleagues. */
    note: z.string().trim().max(500).default(''),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: officeVoucher,
  errors: {
    'voucher-missing': { status: 404 },
    /** The voucher's state has changed, so that the action is no longer possible. */
    'voucher-changed': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
