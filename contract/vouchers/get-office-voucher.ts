import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officeVoucher } from './office-voucher.ts';
import { voucherNumber } from './voucher.ts';

export const getOfficeVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'get-office-voucher',
  method: 'POST',
  path: '/api/admin/voucher/get',
  summary: 'Returns a bought voucher for the staff: buyer, balance, where it was used, and its mails',
  access: { permission: 'records.find' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ voucherNumber }),
  response: officeVoucher,
  errors: { 'voucher-missing': { status: 404 } },
});
