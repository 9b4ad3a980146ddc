import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

test('a text that comes back late is no change from elsewhere', () => {
  const echoes = createEchoes();
  for (const text of ['S', 'Sa', 'Sat']) echoes.note(text);
  expect([echoes.isEcho('Sa'), echoes.isEcho('Sat')]).toEqual([true, true]);
});

test('an earlier text that comes after later ones was put there by somebody, such as by undo', () => {
  const echoes = createEchoes();
  for (const text of ['S', 'Sa']) echoes.note(text);
  expect(echoes.isEcho('Sa')).toBe(true);
  expect(echoes.isEcho('S')).toBe(false);
  expect(echoes.isEcho('from elsewhere')).toBe(false);
});
