import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { buildOperator } from './operator.ts';
import { legalWords } from './legal-words.ts';
import { operatorWords, withOperatorWords } from './operator-words.ts';

test('legal pages speak of the law of the company’s country, and of no other one', () => {
  for (const country of ['FR', 'IT', 'GB', 'ES', 'NL']) {
    for (const language of languages) {
      const words = Object.values(legalWords(country, language)).join(' ');
      expect(words, `${country} ${language}`).not.toMatch(/BGB|deutsch|German|allemand|tedesc/);
    }
  }
  expect(legalWords('FR', 'fr').mediation).toContain('médiateur');
  expect(legalWords('ES', 'en').law).toBe('The law of our country (Spain)');
});

test('a line about a fact that a company does not have is left out', () => {
  const line = (text: string) => ({ type: 'text', text });
  const rest = { type: 'hard_break' };
  const notice = [
    line('VAT: {{company.vatId}}'),
    rest,
    line('Authority: {{company.authority}}'),
    rest,
    line('{{company.legalNotes}}'),
  ];
  const shown = (facts: object) =>
    withOperatorWords({ content: notice }, operatorWords(buildOperator(facts, 'localhost'), 'en')).content;
  expect(shown({ vatId: 'FR40894372651', legalNotes: 'SIRET 1\nCapital 2' })).toEqual([
    line('VAT: FR40894372651'),
    rest,
    line('SIRET 1 · Capital 2'),
  ]);
  expect(shown({ authority: 'CNIL' })).toEqual([line('Authority: CNIL')]);
});
