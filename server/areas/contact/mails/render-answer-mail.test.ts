import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { renderAnswerMail } from './render-answer-mail.ts';

const texts = createSiteTexts();
const answerTo = (isNoted: boolean, language: (typeof languages)[number]) =>
  renderAnswerMail(
    { caseNumber: 100_001, language, message: 'Wirkt am Telefon ungehalten.', isNoted },
    'Der Code lautet 4711.',
    {
      translate: texts.translate(language, 'Feriola'),
      site: 'Feriola',
      publicUrl: 'https://example.org',
      routes: siteRoutes('add'),
    },
  );

test.each(languages)('the note of a call never goes to the caller, in %s', (language) => {
  const { subject, html, text } = answerTo(true, language);
  for (const part of [subject, html, text]) expect(part).not.toContain('ungehalten');
  expect(subject).not.toMatch(/^Re:/);
  expect(text).toContain('4711');
});

test('an answer repeats what the person has written', () => {
  const { subject, text } = answerTo(false, 'de');
  expect(text).toContain('ungehalten');
  expect(subject).toMatch(/^Re: /);
});
