import { wholeWords, type TypedSentence } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

const article = "(?:(?:eine?[nrms]?|an?|the|any|de|du|des|un[ae]?|il|la|le|l') ?)?";

function unwantedPattern({ words }: Vocabulary): RegExp {
  const goals = [words.sea, words.lake, words.lift, words.track].join('|');
  const features = [
    ...Object.values(words.flags),
    words.house,
    words.apartment,
    words.dogs,
    `(?:${words.at}) ?(?:${goals})`,
  ];
  const noPets = `(?!(?:${words.noPets})(?![a-z0-9]))`;
  // "Piscine non, climatisation oui".
  const refused =
    '(?: (?:non|nein|no|not needed|nicht nötig|unnötig|pas nécessaire|non serve))(?= ?(?:[,;.!)]|$))';
  return wholeWords(
    `${noPets}(?:${words.without}) ?${article}(?:${features.join('|')})|(?:${Object.values(words.flags).join('|')})${refused}`,
  );
}

const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, unwantedPattern(one)]));

/** Refuses words for unwanted features, because no filter excludes them: "no pool" must not search for pools. */
export function refuseUnwanted(sentence: TypedSentence, vocabulary: Vocabulary): void {
  const pattern = byVocabulary.get(vocabulary)!;
  for (let match = sentence.take(pattern); match; match = sentence.take(pattern))
    sentence.refuse(sentence.findPiece(match));
}
