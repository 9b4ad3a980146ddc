import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { languages } from '../domain/language.ts';

type Templates = {
  placeholder: Record<string, string>;
  starter: Record<string, string | { text: string }>;
};

/** A starter that names an unknown placeholder could not be saved by the host who uses it. */
test.each(languages)('starters of templates use placeholders by their names: %s', (language) => {
  const file = new URL(`./${language}/landlord.json`, import.meta.url);
  const { templates } = JSON.parse(readFileSync(file, 'utf8')) as { templates: Templates };
  const names = Object.values(templates.placeholder);
  const used = Object.values(templates.starter).flatMap((starter) =>
    typeof starter === 'string' ? [] : [...starter.text.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !names.includes(name!))).toEqual([]);
});
