import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { launchDetail } from './launch-words.ts';
import { launchLineNames } from './launch-lines.ts';

const texts = createSiteTexts();
const de = texts.translate('de');
const formatMoment = (): string => '02.03.2027, 10:00';

test.each([
  ['terms', 'terms (de), agency-terms (fr)', 'Noch Mustertext: AGB (DE), Vermittlungsbedingungen (FR)'],
  ['bank', 'accountHolder', `Es fehlt: ${de('operator.fact.accountHolder')}`],
  ['backup', '2027-03-02T10:00:00.000Z', 'Gefunden: 02.03.2027, 10:00'],
  ['reachable', 'HTTP 502', 'Gefunden: HTTP 502'],
  ['secret', '', ''],
] as const)('%s with “%s” is said in words', (line, detail, said) => {
  expect(launchDetail(de, { line, state: 'open', detail }, formatMoment)).toBe(said);
});

test.each(languages)('every line has its words in %s', (language) => {
  const t = texts.translate(language);
  expect(launchLineNames.filter((line) => !t.has(`operator.launch.line.${line}`))).toEqual([]);
});
