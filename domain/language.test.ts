import { describe, expect, it } from 'vitest';
import { pickText } from './language.ts';

describe('pickText', () => {
  it.each([
    [{ de: 'Meer', en: 'sea' }, 'en', 'sea'],
    [{ de: 'Meer', en: 'sea' }, 'fr', 'Meer'],
    [{ de: '', fr: 'mer' }, 'en', 'mer'],
    [{}, 'it', ''],
    [null, 'it', ''],
  ] as const)('%j in %s is "%s"', (texts, language, expected) => {
    expect(pickText(texts, language)).toBe(expected);
  });
});
