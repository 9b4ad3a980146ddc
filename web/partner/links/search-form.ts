import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { escaped } from './partner-link.ts';

/** What a search begins with; empty: the guest says it. */
export interface SearchStart {
  q: string;
  startDate: string;
  endDate: string;
  persons: string;
}

export const emptySearch: SearchStart = { q: '', startDate: '', endDate: '', persons: '' };

/** Whether the days are a stay: both or none, one after the other. */
export const areDaysGood = ({ startDate, endDate }: SearchStart): boolean =>
  (startDate === '') === (endDate === '') && (startDate === '' || startDate < endDate);

/** The address of a search, from its first slash on, without what nobody has said. */
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

/** How each field is written, beside its name, value and label. */
export const fieldAttributes: Readonly<Record<SearchField, Readonly<Record<string, string>>>> = {
  q: { type: 'text', maxlength: '100' },
  startDate: { type: 'date' },
  endDate: { type: 'date' },
  persons: { type: 'number', min: '1', max: '30' },
};

/** The colours are those of the banners; the page around it says the font. */
const styles = {
  form: 'display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border:1px solid #d9d2c5;border-radius:12px;background:#fffdf8;color:#1d2b28',
  label: 'display:flex;flex-direction:column;flex:1 1 150px;gap:4px;font-size:14px',
  field:
    'box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid #7f8c89;border-radius:8px;background:#ffffff;color:#1d2b28;font:inherit;font-size:16px',
  button:
    'min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:#1d5c4d;color:#ffffff;font:inherit;font-size:16px;font-weight:600;cursor:pointer',
} as const;

/** Attributes as HTML, in the order in which they are given. */
const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/**
 * A form that a partner puts into its own page: it sends its guests to the search by GET, needs no script, and loads nothing. `link` is
 * where the search alone would lead by the partner's link; what stands in its query besides the search says whose guest it is.
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
