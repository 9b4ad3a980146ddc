import type { Plugin } from 'rolldown';

/**
 * Writes what a server loads without any character beyond ASCII: for a single one the runtime decodes the whole file, and holds it
 * with two bytes for each of its characters from then on.
 */
export const asAscii: Plugin = {
  name: 'as-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

/** Outside of `String.raw` an escaped character is the character: in strings, templates, expressions and names. */
function escaped(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
