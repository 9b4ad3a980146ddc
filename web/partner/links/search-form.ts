import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { escapeMarkup } from '../../../domain/escape-markup.ts';

export interface SearchStart {
  q: string;
  startDate: string;
  endDate: string;
  persons: string;
}

export const emptySearch: SearchStart = { q: '', startDate: '', endDate: '', persons: '' };

/** Returns true for two dates in the right order, or none. */
export const areDatesValid = ({ startDate, endDate }: SearchStart): boolean =>
  (startDate === '') === (endDate === '') && (startDate === '' || startDate < endDate);

/** Returns the path and query of a search, without empty values and without dates that are not valid. */
export function searchAddress(searchPath: string, start: SearchStart): string {
  const { startDate, endDate, ...rest } = start;
  const validStart = areDatesValid(start) ? { startDate, endDate, ...rest } : rest;
  const presentValues = Object.fromEntries(
    Object.entries(validStart).filter(([, value]) => value.trim() !== ''),
  );
  const query = new URLSearchParams(serializeSearchFilter(parseSearchFilter(presentValues))).toString();
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

/** Colours of the banners. The font is inherited from the partner's page. */
const styles = {
  form: 'display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border:1px solid #d9d2c5;border-radius:12px;background:#fffdf8;color:#1d2b28',
  label: 'display:flex;flex-direction:column;flex:1 1 150px;gap:4px;font-size:14px',
  field:
    'box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid #7f8c89;border-radius:8px;background:#ffffff;color:#1d2b28;font:inherit;font-size:16px',
  button:
    'min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:#1d5c4d;color:#ffffff;font:inherit;font-size:16px;font-weight:600;cursor:pointer',
} as const;

const formatAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');

/**
 * Returns the HTML of a search form for a partner's own site. It submits to the search by GET, needs no script and
 * loads nothing. `link` is the partner's link to the search. Query parameters that are not part of the search identify
 * the partner.
 */
export function buildSearchForm(
  link: string,
  start: SearchStart,
  words: Readonly<Record<SearchField | 'submit', string>>,
): string {
  const url = new URL(link);
  const hidden = [...url.searchParams].filter(
    ([name]) => !(searchFields as readonly string[]).includes(name),
  );
  const days = areDatesValid(start) ? {} : { startDate: '', endDate: '' };
  const values = { ...start, ...days };
  return [
    `<form${formatAttributes({ action: url.origin + url.pathname, method: 'get', target: '_blank', rel: 'noopener', style: styles.form })}>`,
    ...hidden.map(([name, value]) => `  <input${formatAttributes({ type: 'hidden', name, value })}>`),
    ...searchFields.map((name) => {
      const field = { ...fieldAttributes[name], name, value: values[name], style: styles.field };
      return `  <label${formatAttributes({ style: styles.label })}>${escapeMarkup(words[name])}<input${formatAttributes(field)}></label>`;
    }),
    `  <button${formatAttributes({ type: 'submit', style: styles.button })}>${escapeMarkup(words.submit)}</button>`,
    '</form>',
  ].join('\n');
}
