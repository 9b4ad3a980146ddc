import { escapeMarkup } from '../../../../domain/escape-markup.ts';

/** Characters that no XML document may contain, not even escaped. */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const xmlText = (text: string): string => escapeMarkup(text.replace(forbidden, ' '));

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element with a text, on a line of its own; none without a text. */
export const element = (name: string, text: string | number | null, attributes = ''): string =>
  text === null || text === '' ? '' : `<${name}${attributes}>${xmlText(String(text))}</${name}>\n`;
