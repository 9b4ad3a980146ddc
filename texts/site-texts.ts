import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandColours } from '../domain/brand-colours.ts';
import { defaultLanguage, languages, type Language } from '../domain/language.ts';
import type { Route } from '../domain/route.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import { withBoundNumbers } from './bound-numbers.ts';
import { flatTexts } from './flat-texts.ts';
import { pageTexts, partTexts } from './page-texts.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** A text that replaces the one in the message files. */
interface TextOverride {
  language: Language;
  /** The key as for `translate`: `home.heading`. */
  key: string;
  text: string;
}

export interface SiteTexts {
  /**
   * Returns the current texts of a language. They may change, so callers request them for each page, mail and
   * document. On a partner's pages `{{site}}` is the partner's name, while `{{house}}` stays the operator's.
   */
  translate(language: Language, site?: string): Translate;
  /** Sets the operator of the site. */
  operate(house: House): void;
  /**
   * Returns texts as JSON for the browser, or null for an unknown name. The name is a namespace, `page-<route>` (in a
   * room `page-<room>-<route>`) for the initial texts of a page, or `part-<module>` for the texts of a lazy module.
   */
  file(language: Language | typeof languageOfKeys, name: string): string | null;
  /** Returns the default texts of a language by their full keys. */
  given(language: Language): ReadonlyMap<string, string>;
  /** Changes with any text. It is part of the file addresses, so that browsers can cache the files permanently. */
  readonly version: string;
  /** Sets the texts that replace those of the message files, in all places. An empty list restores all defaults. */
  override(texts: readonly TextOverride[]): void;
  /** Reads the message files again, during development. */
  reload(): void;
}

/** A pseudo-language for editors, in which each text is its own key. */
export const languageOfKeys = 'db';

/** The operator's data that appears in texts. */
interface House {
  name: string;
  /** Company and address in one line, for the footer of mails. */
  line: string;
  /** Colours of mails. Null or absent for the default ones. */
  colours?: BrandColours | null;
  /** The claim below the name. Empty for the default one. */
  claim?(language: Language): string;
}

type Namespaces = Readonly<Record<string, Messages>>;

interface MessageFiles {
  messages: ReadonlyMap<Language, Namespaces>;
  digest: string;
}

interface State {
  version: string;
  /** Texts with the operator's name inserted. */
  messages: ReadonlyMap<Language, Namespaces>;
  /** Cached translate functions, by language and site name. */
  translates: Map<string, Translate>;
  files: Map<string, string | null>;
}

/** Reads the message files at texts/<language>/<namespace>.json. */
export function createSiteTexts(first: House = { name: '', line: '' }): SiteTexts {
  let messageFiles = readMessages();
  let overrides: readonly TextOverride[] = [];
  let house = first;
  let state = buildState(messageFiles, overrides, house);
  const flat = new Map<Language, ReadonlyMap<string, string>>();
  return {
    translate(language, site = house.name) {
      const key = `${language} ${site}`;
      const cachedTranslate = state.translates.get(key);
      if (cachedTranslate) return cachedTranslate;
      const newTranslate = Object.assign(
        createTranslate(state.messages.get(language)!, language, site, house.line),
        {
          colours: house.colours ?? null,
        },
      );
      state.translates.set(key, newTranslate);
      return newTranslate;
    },
    operate(newHouse) {
      house = newHouse;
      state = buildState(messageFiles, overrides, house);
    },
    file(language, name) {
      const key = `${language} ${name}`;
      const cachedFile = state.files.get(key);
      if (cachedFile !== undefined) return cachedFile;
      const newFile =
        language === languageOfKeys
          ? buildFile(replaceByKeys(state.messages.get(defaultLanguage)!), name)
          : buildFile(state.messages.get(language)!, name);
      // Unknown names are not cached, because there is no limit to them.
      if (newFile !== null) state.files.set(key, newFile);
      return newFile;
    },
    given(language) {
      const defaults = flat.get(language) ?? flatTexts(messageFiles.messages.get(language)!);
      flat.set(language, defaults);
      return defaults;
    },
    get version() {
      return state.version;
    },
    override(texts) {
      for (const { language, key } of texts) {
        // An override of an unknown key would have no effect, so it is an error.
        if (typeof findMessage(messageFiles.messages.get(language)!, key) !== 'string')
          throw new Error(`There is no text ${key}.`);
      }
      // Every start without overrides calls this with an empty list, which changes nothing.
      if (texts.length === 0 && overrides.length === 0) return;
      overrides = texts;
      state = buildState(messageFiles, overrides, house);
    },
    reload() {
      messageFiles = readMessages();
      flat.clear();
      state = buildState(messageFiles, overrides, house);
    },
  };
}

function readMessages(): MessageFiles {
  const hash = createHash('sha256');
  const messages = new Map(
    languages.map((language) => {
      const folder = join(import.meta.dirname, language);
      const namespaces = readdirSync(folder)
        .sort()
        .map((file) => {
          const text = withBoundNumbers(readFileSync(join(folder, file), 'utf8'));
          hash.update(`${language}/${file}\n`).update(text);
          return [file.replace('.json', ''), JSON.parse(text) as Messages] as const;
        });
      return [language, Object.fromEntries(namespaces)] as const;
    }),
  );
  return { messages, digest: hash.digest('hex') };
}

function buildState(messageFiles: MessageFiles, overrides: readonly TextOverride[], house: House): State {
  const messages = new Map(messageFiles.messages);
  const claims = languages.flatMap((language) => {
    const text = house.claim?.(language) ?? '';
    return text === '' ? [] : [{ language, key: 'shell.claim', text }];
  });
  // Overrides of editors take precedence over the claim.
  for (const { language, key, text } of [...claims, ...overrides]) {
    messages.set(
      language,
      withText(messages.get(language)!, key.split('.'), withBoundNumbers(text)) as Namespaces,
    );
  }
  for (const [language, namespaces] of messages)
    messages.set(language, insertHouseName(namespaces, house.name) as Namespaces);
  // Sorted, so that all nodes compute the same version whatever the row order of the database.
  const overrideKeys = [...claims, ...overrides]
    .map(({ language, key, text }) => JSON.stringify([language, key, text]))
    .sort();
  const hash = createHash('sha256')
    .update(messageFiles.digest)
    .update(`${house.name}\n${house.line}`)
    .update(overrideKeys.join());
  return {
    version: hash.digest('hex').slice(0, 12),
    messages,
    translates: new Map(),
    files: new Map(),
  };
}

/** Inserts the operator's name into messages. Unaffected messages are returned as the same object. */
function insertHouseName(messages: Messages, house: string): Messages {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('{{house}}', house) : insertHouseName(value, house),
  ]);
  return entries.every(([key, value]) => messages[key as string] === value)
    ? messages
    : (Object.fromEntries(entries) as Messages);
}

/** Replaces each text by its full key. */
function replaceByKeys(messages: Namespaces): Namespaces;
function replaceByKeys(messages: Messages, prefix: string): Messages;
function replaceByKeys(messages: Messages, prefix = ''): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const fullKey = prefix + key;
      return [key, typeof value === 'string' ? fullKey : replaceByKeys(value, `${fullKey}.`)];
    }),
  );
}

/** Returns the messages with one text replaced. */
export function withText(messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages {
  const inner = messages[key];
  return { ...messages, [key]: typeof inner === 'object' ? withText(inner, rest, text) : text };
}

/** Returns the text or nested messages at a key, or null. */
function findMessage(messages: Messages, key: string): string | Messages | null {
  let at: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  }
  return at ?? null;
}

function buildFile(namespaces: Namespaces, name: string): string | null {
  const [, kind, routeName] = /^(page|part)-(.+)$/.exec(name) ?? [];
  if (routeName === undefined)
    return Object.hasOwn(namespaces, name) ? JSON.stringify(namespaces[name]) : null;
  const table = kind === 'page' ? pageTexts : partTexts;
  const key = kind === 'page' ? findPageFolder(routeName) : routeName;
  return Object.hasOwn(table, key) ? JSON.stringify(pickMessages(namespaces, table[key]!)) : null;
}

/** Returns the page folder of a route. Views that replace a page have no route. */
function findPageFolder(routeName: string): string {
  const route = (servedRoutes as readonly Route[]).find(
    (servedPage) =>
      (servedPage.room ? `${servedPage.room}-${servedPage.name}` : servedPage.name) === routeName,
  );
  if (route?.page === undefined) return routeName;
  return route.room ? `${route.room}/${route.page}` : route.page;
}

/** Selects the texts at some keys, which keep their positions. */
function pickMessages(messages: Messages, keys: readonly string[]): Messages {
  return keys.reduce((selection: Messages, key) => {
    const message = findMessage(messages, key);
    return message === null ? selection : mergeMessage(selection, key.split('.'), message);
  }, {});
}

function mergeMessage(
  into: Messages,
  [key = '', ...rest]: readonly string[],
  message: string | Messages,
): Messages {
  const inner = into[key];
  if (rest.length === 0) return { ...into, [key]: message };
  return { ...into, [key]: mergeMessage(typeof inner === 'object' ? inner : {}, rest, message) };
}
