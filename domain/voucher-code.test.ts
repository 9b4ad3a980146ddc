import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLetters } from './pricing/bonus-code.ts';
import { formatCode, readVoucherCode, buildVoucherCode } from './voucher-code.ts';

const anyCode = fc.uint8Array({ minLength: 26, maxLength: 26 }).map(buildVoucherCode);

test('a code is read however it was typed', () => {
  const code = buildVoucherCode(randomBytes(26));
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{27}$/);
  expect(formatCode(code)).toMatch(/^(\w{5}-){5}\w{2}$/);
  for (const typed of [code, formatCode(code), ` ${formatCode(code).toLowerCase().replaceAll('-', ' ')} `]) {
    expect(readVoucherCode(typed)).toBe(code);
  }
  expect(readVoucherCode(code.slice(1))).toBeNull();
  expect(readVoucherCode('')).toBeNull();
});

test('one mistyped sign makes it no code', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(26), fc.nat(31), (code, place, sign) => {
      const other = codeLetters[sign]!;
      fc.pre(code[place] !== other);
      return readVoucherCode(code.slice(0, place) + other + code.slice(place + 1)) === null;
    }),
  );
});
