import { expect, test } from 'vitest';
import { company } from '../../../domain/company.ts';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { languages } from '../../../domain/language.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { createContent } from './content.ts';

const content = createContent({ routes: siteRoutes('add') });

test.each(contentRoutes.map(({ name }) => name))('%s says the same in each language', (name) => {
  const pages = languages.map((language) => content.page(name, language)!);
  const [first] = pages;
  expect(first!.sections.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(page.title).not.toBe('');
    expect(page.description).not.toBe('');
    expect(page.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      first!.sections.map(({ paragraphs }) => paragraphs.length),
    );
  }
  expect(new Set(pages.map(({ sections }) => sections[0]!.paragraphs.join())).size).toBe(languages.length);
});

test.each(['disclaimer', 'privacy'] as const)('%s names the company as it is reached', (name) => {
  const { street, zip, city, email } = company;
  for (const language of languages) {
    const text = content
      .page(name, language)!
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join('\n');
    for (const part of [company.name, street, `${zip} ${city}`, email])
      expect(text, language).toContain(part);
    expect(text, language).not.toMatch(new RegExp(`(?!${email})\\b\\w+@feriola`));
    if (name === 'disclaimer') expect(text, language).toContain(company.phone.display);
  }
});

test('a name that is no content page has no document', () => {
  expect(content.page('Search', 'de')).toBeNull();
  expect(content.page('toString', 'de')).toBeNull();
});

test('paths end as configured', () => {
  expect(content.paths('en')).toEqual({
    terms: '/en/terms-and-conditions/',
    privacy: '/en/privacy-policy/',
    disclaimer: '/en/imprint/',
  });
  expect(createContent({ routes: siteRoutes('remove') }).paths('de').disclaimer).toBe('/impressum');
});
