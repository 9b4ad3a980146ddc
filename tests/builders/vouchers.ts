import { bookVoucherPayment } from '../../server/areas/vouchers/vouchers.ts';
import { hashCode, deriveCode } from '../../server/areas/vouchers/voucher-code.ts';
import { voucherStore } from '../../server/areas/vouchers/voucher-store.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import type { Cents } from '../../domain/money.ts';

export async function aPaidVoucher(
  connection: Pick<DatabaseConnection, 'transaction'>,
  { value, at, email = 'erika@example.com' }: { value: Cents; at: Date; email?: string },
): Promise<{ id: number; customerNumber: number; code: string }> {
  return connection.transaction(async (tx) => {
    const id = await voucherStore.nextId(tx);
    const row = { id, code_nonce: 'a nonce', customer_number: 123_456_789 };
    const code = deriveCode('a key for tests', row);
    await voucherStore.insert(tx, {
      ...row,
      code_hash: hashCode(code),
      value_cents: value,
      motif: 'beach',
      dedication: '',
      buyer_name: 'Erika Mustermann',
      buyer_email: email,
      recipient_name: '',
      recipient_email: null,
      send_on: null,
      language: 'de',
      ordered_at: at,
    });
    await bookVoucherPayment(tx, { voucherId: id, payment: `payment/${id}`, captured: value, at });
    return { id, customerNumber: row.customer_number, code };
  });
}
