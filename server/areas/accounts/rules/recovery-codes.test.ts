import { expect, test } from 'vitest';
import {
  newRecoveryCodes,
  readRecoveryCode,
  recoveryCodeCount,
  shownRecoveryCode,
} from './recovery-codes.ts';

test('codes are read as they were shown, typed small, with spaces or in one piece', () => {
  newRecoveryCodes().forEach((code, place) => {
    const shown = shownRecoveryCode(code);
    expect(shown).toMatch(/^.{4}-.{4}-.{4}$/);
    for (const typed of [code, shown, ` ${shown.toLowerCase()} `, shown.replaceAll('-', ' ')]) {
      expect(readRecoveryCode(typed)).toEqual({ code, place });
    }
  });
});

test('no two are alike, nor those of two people', () => {
  const all = Array.from({ length: 100 }, newRecoveryCodes).flat();
  expect(new Set(all).size).toBe(100 * recoveryCodeCount);
});

test.each(['', '123456', 'ABCD-EFGH', 'ABCD-EFGH-JK1O', 'ABCD-EFGH-JKMNP', '9BCD-EFGH-JKMN'])(
  '%j is no such code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);
