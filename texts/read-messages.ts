import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../domain/language.ts';
import { roomNames, type RoomName } from '../domain/rooms.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** Namespaces that only mails, documents and long pages use; the browser never loads them. */
const serverOnly: ReadonlySet<string> = new Set([
  'mail',
  'documents',
  'import',
  'special',
  'extras',
  'offline',
  'consent',
]);

/** Namespaces that only the browsers of a room load. */
const ofRooms: Readonly<Record<RoomName, readonly string[]>> = { landlord: ['landlord'] };

export interface MessageFiles {
  translate(language: Language): Translate;
  /**
   * One namespace as JSON, `web` for all that a guest's browser needs, or `web-<room>` for all that is needed
   * in a room; null where there is none.
   */
  json(language: Language, namespace: string): string | null;
  /** Changes with any text: part of the addresses, so that they can be kept forever. */
  version: string;
}

/** Reads all message files once. They lie at texts/<language>/<namespace>.json. */
export function readMessageFiles(): MessageFiles {
  const perLanguage = new Map<Language, Map<string, Messages>>();
  const hash = createHash('sha256');
  for (const language of languages) {
    const folder = join(import.meta.dirname, language);
    const namespaces = new Map<string, Messages>();
    for (const file of readdirSync(folder).sort()) {
      const text = readFileSync(join(folder, file), 'utf8');
      hash.update(text);
      namespaces.set(file.replace('.json', ''), JSON.parse(text) as Messages);
    }
    perLanguage.set(language, namespaces);
  }
  const translates = new Map(
    languages.map((language) => {
      const messages = Object.fromEntries(perLanguage.get(language)!);
      return [language, createTranslate(messages, language)] as const;
    }),
  );
  return {
    version: hash.digest('hex').slice(0, 12),
    translate: (language) => translates.get(language)!,
    json: (language, namespace) => {
      const namespaces = perLanguage.get(language)!;
      const room = roomNames.find((name) => namespace === `web-${name}`);
      if (namespace !== 'web' && room === undefined) {
        const messages = namespaces.get(namespace);
        return messages ? JSON.stringify(messages) : null;
      }
      const ofOthers = new Set(roomNames.filter((name) => name !== room).flatMap((name) => ofRooms[name]));
      const forBrowser = [...namespaces].filter(([name]) => !serverOnly.has(name) && !ofOthers.has(name));
      return JSON.stringify(Object.fromEntries(forBrowser));
    },
  };
}
