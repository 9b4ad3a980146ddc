import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { renderMail } from './mail.ts';

test.each(languages)('the plain text of a mail sets its colons as %s does', (language) => {
  const { text } = renderMail({
    language,
    site: 'Feriola',
    imprint: '',
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
  const colon = language === 'fr' ? '\u00a0:' : ':';
  for (const label of ['Label', 'Row', 'Quote', 'Button']) expect(text).toContain(`${label}${colon}`);
});
