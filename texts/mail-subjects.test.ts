import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { createSiteTexts } from './site-texts.ts';

test.each(languages)(
  'all subjects about bookings are of one form: what of which number, then the home, in %s',
  (language) => {
    const subjects = [...createSiteTexts().given(language)].filter(([key]) =>
      /^mail\.(guest|landlord)\.(withdrawn\.)?\w+\.subject$/.test(key),
    );
    expect(subjects.length).toBeGreaterThan(20);
    for (const [key, subject] of subjects) {
      expect(subject, key).toMatch(/^[^:]*\{\{number\}\}[^:]*: \{\{home\}\}$/);
    }
  },
);

test.each(languages)(
  'what became of a reported text is said of the text, not of the report, in %s',
  (language) => {
    const texts = createSiteTexts().given(language);
    const text = { de: 'Text', en: 'text', fr: 'texte', it: 'testo' }[language];
    for (const outcome of ['Upheld', 'Rejected']) {
      expect(texts.get(`mail.ratings.report${outcome}.subject`)).toContain(text);
    }
  },
);
