/*
 * Names in the letters that every bank of SEPA takes, by the best practices of the European Payments Council (EPC217-08). Its table
 * knows Latin, Greek and Bulgarian letters one by one; Greek is written here as passports write it (ELOT 743), and other languages that
 * are written in Cyrillic as theirs do.
 */

/** Latin letters that Unicode does not decompose into a letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ĸ: 'k' },
  ...{ ŋ: 'n', ŧ: 't', ə: 'a', ǝ: 'a', ŉ: 'n', ƒ: 'f', ǥ: 'g', ɨ: 'i', ʒ: 'z' },
};

/** German writes umlauts as a vowel with e; other languages drop the diaeresis. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const pointless = new Set(['EE', 'ES', 'FI', 'FR', 'HU', 'PT', 'SE', 'SK']);

const greek: Readonly<Record<string, string>> = {
  ...{ ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps' },
  ω: 'o',
};

/** The letters that all languages written in Cyrillic have in common, as Bulgaria transliterates them by law. */
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch' },
  ...{ ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ѝ: 'i' },
  ...{ ы: 'y', э: 'e', ё: 'e', і: 'i', ї: 'i', є: 'ie', ґ: 'g', ў: 'u' },
  ...{ ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'gj', ќ: 'kj', ѕ: 'dz' },
};
const russian = { ...cyrillic, х: 'kh', щ: 'shch', ъ: '', ь: '', ё: 'e' };
const ukrainian = { ...russian, г: 'h', и: 'y', й: 'i', ю: 'iu', я: 'ia' };
const serbian = { ...cyrillic, ж: 'z', х: 'h', ц: 'c', ч: 'c', ш: 's' };

/** Transliterates text to the characters that all banks accept; null if some letters have no known transliteration. */
export function sepaText(text: string, lengthMax: number, country: string): string | null {
  const composed = text.normalize('NFC').replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
  const table = { ...latin, ...(pointless.has(country) ? {} : german), ...chooseCyrillic(composed, country) };
  const plain = writeGreek(composed)
    .replace(/\p{L}/gu, (letter, place: number, whole: string) => transliterate(table, letter, place, whole))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  if (/[^\P{L}A-Za-z]/u.test(plain)) return null;
  const allowed = plain
    .replace(/[’‘‛′´`ʼʻʹ]/g, "'")
    .replaceAll('&', '+')
    .replaceAll('@', '(at)')
    .replace(/[\p{Pd}_]/gu, '-')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    // The file's rules for banks allow no slash at either end, and no two of them in a row.
    .replace(/\/[/ ]*\//g, '/')
    .replace(/ +/g, ' ');
  const shortened = trimEdges(trimEdges(allowed).slice(0, lengthMax));
  return /[A-Za-z0-9]/.test(shortened) ? shortened : null;
}

const trimEdges = (text: string): string => text.replace(/^[ /:-]+|[ /]+$/g, '');

function chooseCyrillic(text: string, country: string): Readonly<Record<string, string>> {
  const letters = text.toLowerCase();
  if (/[ђјљњћџ]/.test(letters) || country === 'RS' || country === 'ME') return serbian;
  if (/[іїєґ]/.test(letters)) return ukrainian;
  return /[ыэё]/.test(letters) ? russian : cyrillic;
}

/** Transliterates a letter by the table, in capitals if its neighbours are; letters missing from the table stay. */
function transliterate(
  table: Readonly<Record<string, string>>,
  letter: string,
  place: number,
  whole: string,
): string {
  const small = letter.toLowerCase();
  const latinLetters = table[small];
  if (latinLetters === undefined) return letter;
  return small === letter ? latinLetters : capitalize(latinLetters, letter, place, whole);
}

function capitalize(latinLetters: string, letters: string, place: number, whole: string): string {
  const neighbours = `${whole.slice(0, place).at(-1) ?? ''}${whole.slice(place + letters.length).at(0) ?? ''}`;
  const isAllCapital = /\p{Lu}/u.test(neighbours) && !/\p{Ll}/u.test(neighbours);
  return isAllCapital
    ? latinLetters.toUpperCase()
    : latinLetters.charAt(0).toUpperCase() + latinLetters.slice(1);
}

/** Transliterates Greek, in which the sound of a letter depends on its neighbours. */
function writeGreek(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text;
  // A diaeresis means that a vowel is pronounced separately, so a placeholder keeps it.
  const plain = text.normalize('NFD').replace(/[\u0300\u0301\u0313\u0314\u0342\u0345]/g, '');
  const marked = plain.replace(/\u0308/g, '\u0001');
  return marked
    .replace(/([αεη])υ(?!\u0001)(?=([βγδζλμνραειηουω])?)/giu, (_, vowel: string, voiced?: string) => {
      const isCapital = vowel !== vowel.toLowerCase();
      const sound = voiced === undefined ? 'f' : 'v';
      return vowel + (isCapital && /\p{Lu}{2}/u.test(text) ? sound.toUpperCase() : sound);
    })
    .replace(/(?<!\p{L})μπ/giu, (pair) => (pair.charAt(0) === 'μ' ? 'b' : 'B'))
    .replace(/ου(?!\u0001)|γγ|γξ|γχ|[α-ως]/giu, (letters, place: number, whole: string) => {
      const latinLetters = greek[letters.toLowerCase()] ?? letters;
      return letters === letters.toLowerCase()
        ? latinLetters
        : capitalize(latinLetters, letters, place, whole);
    })
    .replaceAll('\u0001', '');
}
