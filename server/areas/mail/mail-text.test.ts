import { expect, test } from 'vitest';
import { brandProperties, type BrandColours } from '../../../domain/brand-colours.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { createTranslate } from '../../../texts/translate.ts';
import type { MailInput } from './mail-content.ts';
import { renderMail } from './mail.ts';

const content = (language: Language, colours: BrandColours | null = null): MailInput => ({
  t: Object.assign(createTranslate({}, language), { colours }),
  language,
  site: 'Feriola',
  heading: 'H',
  greeting: 'G',
  paragraphs: [],
  facts: [{ label: 'Label', value: '1' }],
  payments: { title: 'P', rows: [{ label: 'Row', value: '2' }] },
  quote: { label: 'Quote', text: 'Q' },
  button: { label: 'Button', href: 'https://www.feriola.test/' },
  linkHint: '',
  private: '',
  signature: '',
  footer: '',
});

test.each(languages)('the plain text of a mail sets its colons as %s does', (language) => {
  const { text } = renderMail(content(language));
  const colon = language === 'fr' ? '\u00a0:' : ':';
  for (const label of ['Label', 'Row', 'Quote', 'Button']) expect(text).toContain(`${label}${colon}`);
});

test('a mail wears the colours of the operator, and letters that can be read on them', () => {
  const htmlIn = (colours: BrandColours | null): string =>
    renderMail(content('de', colours)).html.toLowerCase();
  const colours = { main: '#12395b', accent: '#ffcc00' };
  const [usual, chosen] = [htmlIn(null), htmlIn(colours)];
  expect(usual).toContain('background:#0f4c4a');
  for (const gone of ['#0f4c4a', '#c8421b', '#8bd3c9']) expect(chosen).not.toContain(gone);
  expect(chosen).toContain('bgcolor="#12395b"');
  const { '--brand-accent': button, '--brand-on-accent': onButton } = brandProperties(colours);
  expect(chosen).toContain(`background:${button!};color:${onButton!};padding`);
});
