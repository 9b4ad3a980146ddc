import { globSync, readFileSync } from 'node:fs';

/**
 * Finds doc comments that are no sentences. It knows no grammar: it looks at those that begin with a preposition, a
 * conjunction or a relative word, and counts whether a verb is left over for the main clause. What it names is a
 * fragment almost always; not every fragment is found.
 */
interface DocComment {
  file: string;
  line: number;
  text: string;
}

const prepositions =
  'of for in on at by with without from to than beside between before after within among under over around through per only also so that as not else along against';
const subordinators =
  'that which who whom whose where when while until what whatever how why if whether since because although once unless than as';
/** Questions that stand for a thing ("What the area needs") are left alone: they read as well as a noun would. */
const openers = new Set(`${prepositions} when while until since if because once that whom`.split(' '));
const clauseWords = new Set(subordinators.split(' '));
const modals = new Set(
  "is are was were am has have had does do did can cannot could may might must shall should will would isn't".split(
    ' ',
  ),
);
/** Forms that are verbs wherever they stand. */
const clearVerbs = new Set(
  `says comes asks keeps knows goes begins gives tells opens leaves carries sends waits writes moves gets decides finds
  depends belongs allows sees makes follows brings shares serves throws lets becomes exists differs happens lives pays
  reads takes stands lies holds lasts loses falls fails fills wakes reaches refuses removes repairs repeats replaces
  resolves returns survives adds announces applies appears arrives binds breaks compares collects crosses cuts declares
  deletes draws drops enlarges forgets gathers grows hears hides ignores includes judges keeps lacks learns leads left
  loads means meets needs offers overlaps owes owns passes picks proves raises receives refers rejects remembers renders
  runs seems selects shows sits speaks starts stays stops supports survives swaps tries turns uses walks wants weighs wins
  works yields puts hangs hits lets made came went took gave saw said told knew stood kept found left gets began held lay
  have need come go know say give stand lie begin become belong exist differ mean lead`
    .split(/\s+/)
    .filter((word) => word !== 'hits' && word !== 'stays'),
);
/** Forms that may be nouns: they count only where no article, number or preposition stands before them. */
const ambiguousVerbs = new Set(
  `answers calls changes claims closes commits costs counts covers ends fits focuses hits links looks marks matters names
  orders places points prices ranks rates remains requests rounds scores searches sets sizes steps stays stores sums
  travels views visits ask answer call change count end fit follow get go hit hold keep leave let lives look make matter
  move name open pass pay point reach read run see send serve set show start stay stop take tell wait want write work
  agree drop cost fall fill add remain use try turn share`.split(/\s+/),
);
const nounBefore = new Set(
  `a an the this that these those each every no any some all both of for in on at by with without from to than and or
  its their his her our your one two three four five six seven eight nine ten many few more most other such same first
  last next own new per whole several may can cannot could might must shall should will would not be been`.split(
    /\s+/,
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replace(/`[^`]*`/g, 'CODE')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,;:()"“”/-]+/)
    .map((word) => word.replace(/[.!?]+$/, ''))
    .filter((word) => word !== '');

/** The comment up to its first full stop or semicolon. */
const firstSentence = (text: string): string => /^.*?[.!?;](?=\s|$)/.exec(text)?.[0] ?? text;

export function isFragment(text: string): boolean {
  const sentence = firstSentence(text);
  const words = wordsOf(sentence);
  const first = (words[0] ?? '').toLowerCase();
  if (!openers.has(first)) return false;
  let verbs = 0;
  let clauses = 0;
  let inGroup = false;
  words.forEach((raw, i) => {
    const word = raw.toLowerCase();
    const before = (words[i - 1] ?? '').toLowerCase();
    const isVerb =
      modals.has(word) ||
      (clearVerbs.has(word) && before !== 'to' && !inGroup) ||
      (ambiguousVerbs.has(word) && i > 0 && !nounBefore.has(before) && !inGroup);
    if (isVerb && !inGroup) verbs++;
    inGroup = isVerb || (inGroup && /^(not|never|also|be|been|always|only|no)$/.test(word));
    // Words that open a clause; "as" and "than" do so only before a subject, which a verb follows at once or soon.
    const opensClause =
      clauseWords.has(word) &&
      !(/^(as|than|once|since|that)$/.test(word) && !verbFollows(words, i)) &&
      !(word === 'as' && /^(soon|long|far|well|many|much|often)$/i.test(words[i + 1] ?? ''));
    if (opensClause) clauses++;
  });
  return verbs - clauses < 1;
}

const verbFollows = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 5).some((word, i) => {
    const lower = word.toLowerCase();
    const before = (words[at + i] ?? '').toLowerCase();
    return (
      modals.has(lower) || clearVerbs.has(lower) || (ambiguousVerbs.has(lower) && !nounBefore.has(before))
    );
  });

export const commentedFolders = [
  'contract',
  'database',
  'demo',
  'domain',
  'geography',
  'illustrations',
  'import',
  'scripts',
  'search',
  'server',
  'tests',
  'texts',
  'web',
];

function docCommentsOf(file: string): DocComment[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    text: (match[1] ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

export function fragmentsIn(folders: readonly string[]): DocComment[] {
  return (
    globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mts}`))
      // The kernel's layout is generated and says in a word what each place holds.
      .filter((file) => !file.startsWith('search/kernel/') && !file.startsWith('search/packed/layout'))
      .sort()
      .flatMap(docCommentsOf)
      .filter(({ text }) => isFragment(text))
  );
}

if (import.meta.main) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : commentedFolders;
  const found = fragmentsIn(folders);
  for (const { file, line, text } of found) console.log(`${file}:${line}\t${text}`);
  console.log(`${found.length} doc comments are no sentences.`);
}
