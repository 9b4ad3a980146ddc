import type { Plugin } from 'rolldown';

/**
 * Emits server bundles in ASCII only. A single other character makes V8 store the whole file with two bytes per
 * character.
 */
export const asAscii: Plugin = {
  name: 'as-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
  },
};

/**
 * Escapes non-ASCII characters. Outside `String.raw` an escape is equivalent in strings, templates, expressions and
 * names.
 */
function escapeNonAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
