import type { LookedAtLine } from './launch-lines.ts';

/** The texts of the site, as far as the list needs them. */
interface LaunchTexts {
  (key: string, params?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

const wrongPage = /^([\w-]+) \((\w\w)\)$/;

/**
 * The result of a check in words: facts and pages by their names, and a time as a time. The page and `bin/admin check` show the same.
 * Empty if there is nothing to say.
 */
export function launchDetail(
  t: LaunchTexts,
  { line, state, detail }: Pick<LookedAtLine, 'line' | 'state' | 'detail'>,
  formatMoment: (iso: string) => string,
): string {
  if (detail === '') return '';
  if (/^\d{4}-\d\d-\d\dT/.test(detail)) return t('operator.launch.seen', { detail: formatMoment(detail) });
  const entries = detail.split(', ');
  const lacksFacts = state === 'open' && entries.every((entry) => t.has(`operator.fact.${entry}`));
  const words = !lacksFacts ? 'seen' : line === 'samples' ? 'stillSamples' : 'lacks';
  const named = entries.map((entry) => {
    const [, page = '', language = ''] = wrongPage.exec(entry) ?? [];
    if (t.has(`operator.launch.page.${page}`)) {
      return `${t(`operator.launch.page.${page}`)} (${language.toUpperCase()})`;
    }
    return t.has(`operator.fact.${entry}`) ? t(`operator.fact.${entry}`) : entry;
  });
  const isPages = entries.every((entry) => wrongPage.test(entry));
  return t(`operator.launch.${isPages ? 'toWrite' : words}`, { detail: named.join(', ') });
}
