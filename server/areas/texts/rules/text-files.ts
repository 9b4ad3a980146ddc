import { escapeMarkup } from '../../../../domain/escape-markup.ts';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { z } from 'zod';
import { isLanguage, type Language } from '../../../../domain/language.ts';

export interface TextFile {
  language: Language;
  /** The last revision of the language in the file, by which later changes are detected. */
  revision: number;
  texts: ReadonlyMap<string, string>;
}

const jsonFile = z.object({
  language: z.string(),
  revision: z.number().int().min(0),
  texts: z.record(z.string(), z.string()),
});

/** Exports texts; XLIFF 2.0 has the current German text beside each. */
export function writeTextFile(
  { language, revision, texts }: TextFile,
  form: 'json' | 'xliff',
  german: ReadonlyMap<string, string>,
): string {
  if (form === 'json') {
    return `${JSON.stringify({ language, revision, texts: Object.fromEntries(texts) }, null, 2)}\n`;
  }
  const units = [...texts].map(
    ([key, text]) => `    <unit id="${escapeMarkup(key)}">
      <segment>
        <source xml:space="preserve">${escapeMarkup(german.get(key) ?? '')}</source>
        <target xml:space="preserve">${escapeMarkup(text)}</target>
      </segment>
    </unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="${language}">
  <file id="texts" original="revision-${revision}">
${units.join('\n')}
  </file>
</xliff>
`;
}

/** Reads an exported, translated file; null if it is invalid. */
export function readTextFile(content: string): TextFile | null {
  const file = content.trimStart().startsWith('{') ? readJson(content) : readXliff(content);
  return file && isLanguage(file.language) ? { ...file, language: file.language } : null;
}

type ParsedFile = Omit<TextFile, 'language'> & { language: string };

function readJson(content: string): ParsedFile | null {
  try {
    const parsed = jsonFile.safeParse(JSON.parse(content));
    return parsed.success ? { ...parsed.data, texts: new Map(Object.entries(parsed.data.texts)) } : null;
  } catch {
    return null;
  }
}

/** Reads each unit's target; several segments of a unit are joined. A document with a DOCTYPE is rejected. */
function readXliff(content: string): ParsedFile | null {
  const texts = new Map<string, string>();
  let language: string | null = null;
  let revision = 0;
  let unit: string | null = null;
  let isTarget = false;
  const parser = new SaxesParser();
  parser.on('doctype', () => parser.fail('A document type.'));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (name === 'xliff') language = attributes['trgLang'] ?? null;
    if (name === 'file')
      revision = Number(/^revision-(\d{1,9})$/.exec(attributes['original'] ?? '')?.[1] ?? 0);
    if (name === 'unit') unit = attributes['id'] ?? null;
    if (name === 'target') isTarget = true;
  });
  parser.on('text', (text) => {
    if (isTarget && unit !== null) texts.set(unit, (texts.get(unit) ?? '') + text);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'target') isTarget = false;
    if (name === 'unit') unit = null;
  });
  try {
    parser.write(content).close();
  } catch {
    return null;
  }
  return language === null ? null : { language, revision, texts };
}
