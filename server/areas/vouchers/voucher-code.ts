import { createHash, createHmac } from 'node:crypto';
import { readVoucherCode, buildVoucherCode } from '../../../domain/voucher-code.ts';
import { hashingKey, type ServerKey } from '../../platform/server-key.ts';
import type { VoucherRow } from './voucher-store.ts';

/**
 * Derived from the row with the server's key: the code can be printed again, and neither the table nor the key alone
 * reveals it.
 */
export function deriveCode(
  secret: ServerKey,
  { id, code_nonce: nonce }: Pick<VoucherRow, 'id' | 'code_nonce'>,
): string {
  return buildVoucherCode(
    createHmac('sha256', hashingKey(secret)).update(`voucher-code\n${id}\n${nonce}`).digest(),
  );
}

/** Needs no salt, since a code has 130 random bits. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function hashTypedCode(input: string): string | null {
  const code = readVoucherCode(input);
  return code === null ? null : hashCode(code);
}
