import { describe, expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { businessEntries } from './business-entry-list.ts';

describe.each(languages)('the ways to areas of work in %s', (language) => {
  test.each(businessEntries)('$name has its words', ({ name }) => {
    for (const part of ['title', 'text', 'open'])
      expect([...createSiteTexts().given(language).keys()]).toContain(`account.home.${name}.${part}`);
  });
});
