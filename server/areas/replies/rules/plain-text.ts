/** In characters. Longer mails are designed mails rather than replies. */
const lengthMax = 300_000;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euro: '€',
  rsquo: '’',
  ndash: '–',
  hellip: '…',
};

/** Elements without typed text, or with a quotation of another mail. */
const skippedElements = new Set(['blockquote', 'head', 'script', 'style', 'title']);
const breaks = new Set(['br', 'div', 'li', 'p', 'tr', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol', 'hr']);

/** Returns the text of an HTML-only mail without quotations, in a single pass. */
export function extractPlainText(html: string): string {
  const truncatedHtml = html.slice(0, lengthMax);
  const skipping: string[] = [];
  let text = '';
  let at = 0;
  while (at < truncatedHtml.length) {
    const tagStart = truncatedHtml.indexOf('<', at);
    if (skipping.length === 0)
      text += truncatedHtml.slice(at, tagStart === -1 ? undefined : tagStart).replace(/\s+/g, ' ');
    const close = tagStart === -1 ? -1 : truncatedHtml.indexOf('>', tagStart);
    if (close === -1) break;
    const [, end = '', tag = ''] =
      /^<(\/?)([a-z][a-z0-9]*)/i.exec(truncatedHtml.slice(tagStart, tagStart + 30)) ?? [];
    const name = tag.toLowerCase();
    if (skippedElements.has(name)) {
      if (end === '') skipping.push(name);
      else if (skipping.at(-1) === name) skipping.pop();
    } else if (skipping.length === 0 && breaks.has(name) && (end === '' || name !== 'br')) {
      text += '\n';
    }
    at = close + 1;
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,8});/gi, (whole, code: string) => {
      if (!code.startsWith('#')) return signs[code] ?? whole;
      const number =
        code[1]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
      return number > 31 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
    })
    .trim();
}
