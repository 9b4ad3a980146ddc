import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { SendOnField } from './send-on-field.tsx';

const texts = { language: 'de' as const, t: createSiteTexts().translate('de'), textsUrl: '' };
const optionsOf = (value: string): string[] => {
  const html = renderToStaticMarkup(
    <TextsProvider value={texts}>
      <SendOnField
        value={value}
        first="2026-12-15"
        last="2027-12-15"
        error={undefined}
        onChange={() => undefined}
      />
    </TextsProvider>,
  );
  return [...html.matchAll(/<option value="([^"]*)"/g)].map(([, option]) => option!);
};

test('a voucher goes at once, or in a month between today and the last day', () => {
  const options = optionsOf('');
  expect(options.slice(0, 3)).toEqual(['', '2026-12-15', '2027-01-01']);
  expect(options).toHaveLength(14);
});

test('a month offers the days that are possible', () => {
  expect(optionsOf('2026-12-24').slice(14)).toEqual(
    expect.arrayContaining(['2026-12-15', '2026-12-24', '2026-12-31']),
  );
  expect(optionsOf('2026-12-24').slice(14)).toHaveLength(17);
  expect(optionsOf('2027-12-01').slice(14).at(-1)).toBe('2027-12-15');
});
