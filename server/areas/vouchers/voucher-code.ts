import { createHash, createHmac } from 'node:crypto';
import { readVoucherCode, voucherCodeOf } from '../../../domain/voucher-code.ts';
import { hashingKey, type ServerKey } from '../../platform/server-key.ts';
import type { VoucherRow } from './voucher-store.ts';

/**
 * The code of a voucher: derived from its row with the server's key, so that it can be printed again, and neither the table nor the key
 * alone gives it away.
 */
export function codeOf(
  secret: ServerKey,
  { id, code_nonce: nonce }: Pick<VoucherRow, 'id' | 'code_nonce'>,
): string {
  return voucherCodeOf(
    createHmac('sha256', hashingKey(secret)).update(`voucher-code\n${id}\n${nonce}`).digest(),
  );
}

/** A code is found by its hash, which needs no salt: what is hashed has 130 random bits. */
export function codeHashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Hashes the code in what somebody has typed; null where it is none. */
export function typedCodeHash(typed: string): string | null {
  const code = readVoucherCode(typed);
  return code === null ? null : codeHashOf(code);
}
