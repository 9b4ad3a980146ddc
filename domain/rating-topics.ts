/** What guests criticise. Texts: `landlord.ratings.topic.<topic>`. */
export const ratingTopics = [
  'cleanliness',
  'noise',
  'kitchen',
  'beds',
  'bath',
  'internet',
  'heating',
  'furniture',
  'location',
  'price',
  'description',
  'host',
] as const;
export type RatingTopic = (typeof ratingTopics)[number];

/** Beginnings of words in the languages of the site, without accents; those of `wholeWords` stand for themselves alone. */
const beginnings: Record<RatingTopic, string> = {
  cleanliness:
    'sauber|schmutz|dreck|geputzt|putz|staub|clean|dirt|dust|proprete|propre|sale|menage|poussier|pulit|pulizi|sporc|polver',
  noise: 'larm|laut|gerausch|hellhorig|strasse|nois|loud|bruit|bruyant|rumor|chiass',
  kitchen:
    'kuche|topf|topfe|pfann|geschirr|herd|kuhlschrank|spulmaschin|kitchen|pan|pans|pots|dish|oven|fridge|cuisine|casserole|vaisselle|four|cucin|pentol|stovigli|forno|frigo',
  beds: 'bett|matratz|schlaf|bed|beds|mattress|sleep|slept|lit|lits|matelas|dormi|letto|letti|materass',
  bath: 'badezimmer|im bad|das bad|dusche|toilette|wc|schimmel|bath|shower|toilet|mould|mold|douche|salle de bain|moisi|bagno|doccia|muffa',
  internet: 'wlan|internet|wifi|wi-fi|empfang|reseau|rete',
  heating:
    'heizung|kalt|warmwasser|heating|cold|hot water|chauffage|froid|eau chaude|riscald|freddo|acqua calda',
  furniture:
    'einrichtung|mobel|sofa|abgenutzt|veraltet|furnish|furniture|worn|dated|amenagement|meuble|canape|arred|mobil|divano',
  location:
    'lage|abgelegen|auto|location|remote|parking|parkplatz|emplacement|voiture|posizione|fuori mano|parcheggi',
  price: 'preis|teuer|uberteuert|nebenkosten|price|expensive|value|prix|cher|prezzo|caro|costos',
  description:
    'beschreibung|beschrieben|foto|bilder|description|described|photo|picture|descrizion|descritt|immagin',
  host: 'gastgeber|vermieter|antwort|schlussel|ubergabe|host|landlord|reply|key|keys|hote|proprietaire|reponse|cle|proprietari|risposta|chiav',
};
const dissatisfied =
  'nicht|kein|keine|keinen|leider|fehl|defekt|kaputt|schmutz|dreck|laut|larm|abgenutzt|veraltet|schlecht|kalt|muffig|stor|mangel|konnte|auffrischung|abgelegen|teuer|schimmel|not|no|unfortunately|missing|lack|short of|broken|dirt|nois|loud|worn|dated|poor|cold|could do|remote|expensive|mould|pas|malheureusement|manqu|casse|sale|bruyant|bruit|use|mauvais|froid|laissait a desirer|meriterait|loin|cher|moisi|non|purtroppo|manca|rott|sporc|rumor|vecchi|freddo|lasciava a desiderare|andrebbe|fuori mano|caro|muffa';

/** Short words that other words begin with, as "lit" is a bed and begins "little". */
const wholeWords = new Set(
  'lit lits bed beds pan pans pots no not non pas use cle key keys cher four sale rete auto caro'.split(' '),
);

const toPattern = (words: string): RegExp => {
  const parts = words.split('|').map((word) => (wholeWords.has(word) ? String.raw`${word}(?!\p{L})` : word));
  return new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})`, 'u');
};
const patterns = ratingTopics.map((topic) => [topic, toPattern(beginnings[topic])] as const);
const complaint = toPattern(dissatisfied);

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

interface Criticism {
  topic: RatingTopic;
  /** The guest’s sentence. */
  sentence: string;
}

/** Topics of the parts of a sentence that complain; if topic and complaint stand in different parts, all its topics. */
function findTopics(sentence: string): RatingTopic[] {
  const clauses = fold(sentence).split(/[,;:–]/u);
  if (!clauses.some((clause) => complaint.test(clause))) return [];
  const topicsIn = (some: readonly string[]): RatingTopic[] =>
    patterns.flatMap(([topic, pattern]) => (some.some((clause) => pattern.test(clause)) ? [topic] : []));
  const criticised = topicsIn(clauses.filter((clause) => complaint.test(clause)));
  return criticised.length > 0 ? criticised : topicsIn(clauses);
}

/**
 * Finds sentences that complain, each topic once. It reads words, not meaning, so that whoever shows the topics also shows the sentences.
 */
export function findCriticism(text: string): Criticism[] {
  const sentenceByTopic = new Map<RatingTopic, string>();
  for (const sentence of text.split(/(?<=[.!?])\s+/u)) {
    for (const topic of findTopics(sentence)) {
      if (!sentenceByTopic.has(topic)) sentenceByTopic.set(topic, sentence.trim());
    }
  }
  return [...sentenceByTopic].map(([topic, sentence]) => ({ topic, sentence }));
}
