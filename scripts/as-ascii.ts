import type { Plugin } from 'rolldown';

/**
 * Emits server bundles in ASCII only: with a single other character the runtime decodes the whole file, and keeps it in memory with two
 * bytes for each character.
 */
export const asAscii: Plugin = {
  name: 'as-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

/** Escapes non-ASCII characters; outside of `String.raw` an escape means the same in strings, templates, expressions and names. */
function escaped(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
