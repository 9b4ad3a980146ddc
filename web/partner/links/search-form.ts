import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { escaped } from './partner-link.ts';

export interface SearchStart {
  q: string;
  startDate: string;
  endDate: string;
  persons: string;
}

export const emptySearch: SearchStart = { q: '', startDate: '', endDate: '', persons: '' };

/** Both dates or none, in the right order. */
export const areDaysGood = ({ startDate, endDate }: SearchStart): boolean =>
  (startDate === '') === (endDate === '') && (startDate === '' || startDate < endDate);

/** The URL of a search, from its first slash on, without empty values. */
export function searchAddress(searchPath: string, start: SearchStart): string {
  const { startDate, endDate, ...rest } = start;
  const given = areDaysGood(start) ? { startDate, endDate, ...rest } : rest;
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  const query = new URLSearchParams(serializeSearchFilter(parseSearchFilter(said))).toString();
  return searchPath + (query && `?${query}`);
}

export const searchFields = [
  'q',
  'startDate',
  'endDate',
  'persons',
] as const satisfies readonly (keyof SearchStart)[];
export type SearchField = (typeof searchFields)[number];

export const fieldAttributes: Readonly<Record<SearchField, Readonly<Record<string, string>>>> = {
  q: { type: 'text', maxlength: '100' },
  startDate: { type: 'date' },
  endDate: { type: 'date' },
  persons: { type: 'number', min: '1', max: '30' },
};

/** Colours of the banners; the font is that of the page around. */
const styles = {
  form: 'display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border:1px solid #d9d2c5;border-radius:12px;background:#fffdf8;color:#1d2b28',
  label: 'display:flex;flex-direction:column;flex:1 1 150px;gap:4px;font-size:14px',
  field:
    'box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid #7f8c89;border-radius:8px;background:#ffffff;color:#1d2b28;font:inherit;font-size:16px',
  button:
    'min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:#1d5c4d;color:#ffffff;font:inherit;font-size:16px;font-weight:600;cursor:pointer',
} as const;

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/**
 * The HTML of a form for a partner's own site: it sends guests to the search by GET, needs no script, and loads nothing. `link` is the
 * partner's link to the search; the parameters of its query that are not part of the search name the partner.
 */
export function searchFormOf(
  link: string,
  start: SearchStart,
  words: Readonly<Record<SearchField | 'submit', string>>,
): string {
  const url = new URL(link);
  const hidden = [...url.searchParams].filter(
    ([name]) => !(searchFields as readonly string[]).includes(name),
  );
  const days = areDaysGood(start) ? {} : { startDate: '', endDate: '' };
  const values = { ...start, ...days };
  return [
    `<form${written({ action: url.origin + url.pathname, method: 'get', target: '_blank', rel: 'noopener', style: styles.form })}>`,
    ...hidden.map(([name, value]) => `  <input${written({ type: 'hidden', name, value })}>`),
    ...searchFields.map((name) => {
      const field = { ...fieldAttributes[name], name, value: values[name], style: styles.field };
      return `  <label${written({ style: styles.label })}>${escaped(words[name])}<input${written(field)}></label>`;
    }),
    `  <button${written({ type: 'submit', style: styles.button })}>${escaped(words.submit)}</button>`,
    '</form>',
  ].join('\n');
}
