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

/** A text in place of the one in the message files. */
interface TextOverride {
  language: Language;
  /** The key is written as `translate` takes it: `home.heading`. */
  key: string;
  text: string;
}

/** All texts for people, for pages, mails and documents alike. */
export interface SiteTexts {
  /**
   * The texts of a language as they are now: ask anew for each page, mail and document. On a partner's pages the site is
   * called by the partner's name (`{{site}}`); who runs it keeps their own (`{{house}}`).
   */
  translate(language: Language, site?: string): Translate;
  /** Says who runs the site from now on. */
  operate(house: House): void;
  /**
   * The texts of one name as JSON for the browser, null where there are none: a namespace; `page-<route>`, in a
   * room `page-<room>-<route>`, for what the page of a route shows before anything is used; `part-<module>` for
   * what a module needs that is fetched on first use.
   */
  file(language: Language | typeof languageOfKeys, name: string): string | null;
  /** The texts of a language as they come with the house, by their whole keys. */
  given(language: Language): ReadonlyMap<string, string>;
  /** Changes with any text: it is part of the addresses of the files, so that they can be cached forever. */
  readonly version: string;
  /** Puts texts in place of those of the message files, everywhere at once; an empty list puts all of them back. */
  override(texts: readonly TextOverride[]): void;
  /** Reads the message files again, as in development. */
  reload(): void;
}

/** The language of editors, in which each text says its own key. */
export const languageOfKeys = 'db';

/** Who runs the site, as far as texts name them. */
interface House {
  name: string;
  /** The company and its address in one line, at the foot of mails. */
  line: string;
  /** For mails; null or absent: the usual ones. */
  colours?: BrandColours | null;
  /** Stands below the name; empty: the one that comes with the software. */
  claim?(language: Language): string;
}

type Namespaces = Readonly<Record<string, Messages>>;

/** The texts of the files, and what was read as it stood there. */
interface GivenTexts {
  messages: ReadonlyMap<Language, Namespaces>;
  digest: string;
}

interface State {
  version: string;
  /** They name the house. */
  messages: ReadonlyMap<Language, Namespaces>;
  /** Those that were asked for, by language and the name of the site. */
  translates: Map<string, Translate>;
  /** Files that were asked for. */
  files: Map<string, string | null>;
}

/** Reads the message files; they lie at texts/<language>/<namespace>.json. */
export function createSiteTexts(first: House = { name: '', line: '' }): SiteTexts {
  let given = readMessages();
  let overrides: readonly TextOverride[] = [];
  let house = first;
  let state = stateOf(given, overrides, house);
  const flat = new Map<Language, ReadonlyMap<string, string>>();
  return {
    translate(language, site = house.name) {
      const key = `${language} ${site}`;
      const known = state.translates.get(key);
      if (known) return known;
      const made = Object.assign(createTranslate(state.messages.get(language)!, language, site, house.line), {
        colours: house.colours ?? null,
      });
      state.translates.set(key, made);
      return made;
    },
    operate(next) {
      house = next;
      state = stateOf(given, overrides, house);
    },
    file(language, name) {
      const key = `${language} ${name}`;
      const known = state.files.get(key);
      if (known !== undefined) return known;
      const made =
        language === languageOfKeys
          ? fileOf(keysOf(state.messages.get(defaultLanguage)!), name)
          : fileOf(state.messages.get(language)!, name);
      // Names that stand for nothing are endless.
      if (made !== null) state.files.set(key, made);
      return made;
    },
    given(language) {
      const known = flat.get(language) ?? flatTexts(given.messages.get(language)!);
      flat.set(language, known);
      return known;
    },
    get version() {
      return state.version;
    },
    override(texts) {
      for (const { language, key } of texts) {
        // A text of a key that nobody asks for would be lost in silence.
        if (typeof textAt(given.messages.get(language)!, key) !== 'string')
          throw new Error(`There is no text ${key}.`);
      }
      // A house without texts of its own learns so with each start.
      if (texts.length === 0 && overrides.length === 0) return;
      overrides = texts;
      state = stateOf(given, overrides, house);
    },
    reload() {
      given = readMessages();
      flat.clear();
      state = stateOf(given, overrides, house);
    },
  };
}

function readMessages(): GivenTexts {
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

function stateOf(given: GivenTexts, overrides: readonly TextOverride[], house: House): State {
  const messages = new Map(given.messages);
  const claims = languages.flatMap((language) => {
    const text = house.claim?.(language) ?? '';
    return text === '' ? [] : [{ language, key: 'shell.claim', text }];
  });
  // A text that editors have written anew is the later word.
  for (const { language, key, text } of [...claims, ...overrides]) {
    messages.set(
      language,
      withText(messages.get(language)!, key.split('.'), withBoundNumbers(text)) as Namespaces,
    );
  }
  for (const [language, namespaces] of messages)
    messages.set(language, withHouse(namespaces, house.name) as Namespaces);
  // All nodes read the same, in whatever order the database gives it.
  const replaced = [...claims, ...overrides]
    .map(({ language, key, text }) => JSON.stringify([language, key, text]))
    .sort();
  const hash = createHash('sha256')
    .update(given.digest)
    .update(`${house.name}\n${house.line}`)
    .update(replaced.join());
  return {
    version: hash.digest('hex').slice(0, 12),
    messages,
    translates: new Map(),
    files: new Map(),
  };
}

/** The same messages, which name the house; what does not name it stays the same object. */
function withHouse(messages: Messages, house: string): Messages {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('{{house}}', house) : withHouse(value, house),
  ]);
  return entries.every(([key, value]) => messages[key as string] === value)
    ? messages
    : (Object.fromEntries(entries) as Messages);
}

/** The same texts, each its own whole key. */
function keysOf(messages: Namespaces): Namespaces;
function keysOf(messages: Messages, prefix: string): Messages;
function keysOf(messages: Messages, prefix = ''): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const whole = prefix + key;
      return [key, typeof value === 'string' ? whole : keysOf(value, `${whole}.`)];
    }),
  );
}

/** The same messages with another text at a key. */
export function withText(messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages {
  const inner = messages[key];
  return { ...messages, [key]: typeof inner === 'object' ? withText(inner, rest, text) : text };
}

/** The part of the texts at a key, or a text itself; null where there is neither. */
function textAt(messages: Messages, key: string): string | Messages | null {
  let at: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  }
  return at ?? null;
}

function fileOf(namespaces: Namespaces, name: string): string | null {
  const [, kind, asked] = /^(page|part)-(.+)$/.exec(name) ?? [];
  if (asked === undefined) return Object.hasOwn(namespaces, name) ? JSON.stringify(namespaces[name]) : null;
  const table = kind === 'page' ? pageTexts : partTexts;
  const key = kind === 'page' ? folderOf(asked) : asked;
  return Object.hasOwn(table, key) ? JSON.stringify(only(namespaces, table[key]!)) : null;
}

/** The folder of the page that a route shows; a view that takes the place of a page has no route. */
function folderOf(asked: string): string {
  const route = (servedRoutes as readonly Route[]).find(
    (served) => (served.room ? `${served.room}-${served.name}` : served.name) === asked,
  );
  if (route?.page === undefined) return asked;
  return route.room ? `${route.room}/${route.page}` : route.page;
}

/** Picks the texts at some keys, which stay where they were. */
function only(messages: Messages, keys: readonly string[]): Messages {
  return keys.reduce((picked: Messages, key) => {
    const found = textAt(messages, key);
    return found === null ? picked : merged(picked, key.split('.'), found);
  }, {});
}

function merged(into: Messages, [key = '', ...rest]: readonly string[], found: string | Messages): Messages {
  const inner = into[key];
  if (rest.length === 0) return { ...into, [key]: found };
  return { ...into, [key]: merged(typeof inner === 'object' ? inner : {}, rest, found) };
}
