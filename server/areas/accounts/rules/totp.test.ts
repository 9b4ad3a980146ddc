import { describe, expect, test } from 'vitest';
import { base32, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('the vectors of RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(totpCode(secret, Math.floor(seconds / 30), 8)).toBe(code);
  });
});

describe('the vectors of RFC 4226, appendix D', () => {
  test.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('%s', (code) => {
    const codes = Array.from({ length: 10 }, (_, counter) => totpCode(secret, counter));
    expect(codes).toContain(code);
  });
});

describe('a typed code', () => {
  const now = new Date(1_111_111_111_000);
  const step = Math.floor(now.getTime() / 30_000);
  const codeOf = (offset: number): string => totpCode(secret, step + offset);

  test('is good in its step and the one after it, and in no other', () => {
    for (const offset of [-1, 0]) expect(totpStep(secret, codeOf(offset), now, 0)).toBe(step + offset);
    for (const offset of [-3, -2, 1, 2]) expect(totpStep(secret, codeOf(offset), now, 0)).toBeNull();
  });

  test('is good once: neither it nor an earlier one comes back', () => {
    expect(totpStep(secret, codeOf(0), now, step)).toBeNull();
    expect(totpStep(secret, codeOf(-1), now, step)).toBeNull();
    const next = new Date(now.getTime() + 30_000);
    expect(totpStep(secret, codeOf(1), next, step)).toBe(step + 1);
  });

  test('may have spaces, and is nothing else than six digits', () => {
    const code = codeOf(0);
    expect(totpStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now, 0)).toBe(step);
    for (const typed of ['', code.slice(1), `${code}0`, `+${code.slice(1)}`, '１２３４５６']) {
      expect(totpStep(secret, typed, now, 0), typed).toBeNull();
    }
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j, as RFC 4648 says', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('an app learns the secret, whose it is and where it is used', () => {
  expect(totpUri(secret, 'Feriola', 'a+b@example.org')).toBe(
    'otpauth://totp/Feriola:a%2Bb%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Feriola',
  );
});
