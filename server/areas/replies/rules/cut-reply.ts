/** Nobody types more than this: the rest of a mail is not read. */
const lengthMax = 30_000;
/** Mail programs break the line above a quotation into three lines at most. */
const introLines = 3;
const introLength = 400;

const introBegin = /^(?:on|am|le|il|in data|den)\s/i;
const introWords = /\b(?:wrote|schrieb|geschrieben|scritto)\b|écrit(?=[\s:]|$)/i;
const separator = new RegExp(
  '^[-_*\\s]{0,20}(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|' +
    "message d['’]origine|message transféré|messaggio originale|messaggio inoltrato)[-_*:\\s]{0,20}$",
  'i',
);
const headFrom = /^\*?(?:from|von|de|da)\s?:\*?\s/i;
const headOther =
  /^\*?(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|inviato|data|a|oggetto)\s?:\*?\s/i;
/** Signatures that devices add by themselves. */
const device =
  /^(?:sent from|get outlook for|von meinem .{1,60} gesendet|gesendet von|gesendet mit|envoyé depuis|envoyé de mon|envoyé à partir|inviato da|inviato con)\b.{0,120}$/i;
const signatureMark = /^--\s?$/;

export interface CutReply {
  /** What the writer has typed; the whole mail where nothing seems to be left. */
  text: string;
  /** The whole mail, truncated to the maximum length. */
  whole: string;
}

/**
 * What somebody typed above, between and below quoted text. It works line by line in bounded time: mails come from strangers, and regular
 * expressions over whole texts can be made to take minutes.
 */
export function cutReply(given: string): CutReply {
  const whole = given.slice(0, lengthMax).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').trim();
  const lines = whole.split('\n').map((line) => line.trimEnd());
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith('>')) continue;
    const begins = line.slice(0, introLength).trim();
    if (signatureMark.test(begins) || separator.test(begins) || /^_{20,}$/.test(begins)) break;
    if (headFrom.test(begins) && lines.slice(at + 1, at + 5).some((next) => headOther.test(next.trim())))
      break;
    const intro = lengthOfIntro(lines, at);
    if (intro > 0) {
      at += intro - 1;
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      // Quoted without signs: all below is what was quoted. With signs, somebody may have typed below.
      if (next === undefined || !next.startsWith('>')) break;
      continue;
    }
    kept.push(line);
  }
  while (kept.length > 0 && (kept.at(-1)!.trim() === '' || device.test(kept.at(-1)!.trim()))) kept.pop();
  const text = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: text === '' ? whole : text, whole };
}

/** The number of lines from there that say who wrote the quotation, and when; 0: none. */
function lengthOfIntro(lines: readonly string[], at: number): number {
  const first = lines[at]!.slice(0, introLength).trim();
  if (first === '') return 0;
  let joined = '';
  for (let count = 1; count <= introLines && at + count <= lines.length; count++) {
    const line = lines[at + count - 1]!.slice(0, introLength).trim();
    if (count > 1 && line === '') return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > introLength) return 0;
    if (!joined.endsWith(':') || !introWords.test(joined)) continue;
    // "As I wrote:" is no such line: it names a date or an address.
    return introBegin.test(first) && /\d/.test(joined) ? count : joined.includes('@') ? count : 0;
  }
  return 0;
}
