import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { asAscii } from './as-ascii.ts';

const source = `
const größe = '„Äpfel“ 🍏';
const stars = \`★ \${größe} ☆\`;
const isWord = /^[ä-ü]+$/u.test('äöü') && /[“”]/.test('”') && /^\\p{L}🍏$/u.test('é🍏');
export default { größe, stars, isWord };
`;

test('what is written without a character beyond ASCII says the same', async () => {
  const bundle = await rolldown({
    input: 'words',
    plugins: [{ name: 'words', resolveId: (id) => id, load: () => source, transform: () => null }, asAscii],
  });
  const [{ code }] = (await bundle.generate({ format: 'esm' })).output;
  await bundle.close();
  expect(code).not.toMatch(/[^\0-\x7f]/);
  const said = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: object };
  expect(said.default).toEqual({ größe: '„Äpfel“ 🍏', stars: '★ „Äpfel“ 🍏 ☆', isWord: true });
});
