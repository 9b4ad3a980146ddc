import { createHash, createHmac } from 'node:crypto';
import { readVoucherCode, voucherCodeOf } from '../../../domain/voucher-code.ts';
import { hashingKey, type ServerKey } from '../../platform/server-key.ts';
import type { VoucherRow } from './voucher-store.ts';

/**
 * The voucher's code, derived from its row with the server's key: it can be printed again, and neither the table nor the key alone
 * reveals it.
 */
export function codeOf(
  secret: ServerKey,
  { id, code_nonce: nonce }: Pick<VoucherRow, 'id' | 'code_nonce'>,
): string {
  return voucherCodeOf(
    createHmac('sha256', hashingKey(secret)).update(`voucher-code\n${id}\n${nonce}`).digest(),
  );
}

/** Codes are found by their hash, which needs no salt, since a code has 130 random bits. */
export function codeHashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** The hash of the code in a typed text; null where it contains none. */
export function typedCodeHash(typed: string): string | null {
  const code = readVoucherCode(typed);
  return code === null ? null : codeHashOf(code);
}
