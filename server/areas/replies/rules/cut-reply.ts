/** Maximum length in characters, more than a person types: the rest of a mail is ignored. */
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
/** Signatures that devices add. */
const device =
  /^(?:sent from|get outlook for|von meinem .{1,60} gesendet|gesendet von|gesendet mit|envoyé depuis|envoyé de mon|envoyé à partir|inviato da|inviato con)\b.{0,120}$/i;
const signatureMark = /^--\s?$/;

export interface CutReply {
  /** The typed text; the whole mail if cutting would leave nothing. */
  text: string;
  /** The whole mail, truncated to the maximum length. */
  whole: string;
}

/**
 * Extracts the text typed above, between and below quoted text. It works line by line in bounded time: mails come from strangers, and
 * regular expressions over whole texts can be made to take minutes.
 */
export function cutReply(mailText: string): CutReply {
  const whole = mailText.slice(0, lengthMax).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').trim();
  const lines = whole.split('\n').map((line) => line.trimEnd());
  const typedLines: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith('>')) continue;
    const lineStart = line.slice(0, introLength).trim();
    if (signatureMark.test(lineStart) || separator.test(lineStart) || /^_{20,}$/.test(lineStart)) break;
    if (headFrom.test(lineStart) && lines.slice(at + 1, at + 5).some((next) => headOther.test(next.trim())))
      break;
    const intro = lengthOfIntro(lines, at);
    if (intro > 0) {
      at += intro - 1;
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      // Below an introduction without quote marks everything is quoted; with quote marks, typed text may follow.
      if (next === undefined || !next.startsWith('>')) break;
      continue;
    }
    typedLines.push(line);
  }
  while (
    typedLines.length > 0 &&
    (typedLines.at(-1)!.trim() === '' || device.test(typedLines.at(-1)!.trim()))
  )
    typedLines.pop();
  const text = typedLines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: text === '' ? whole : text, whole };
}

/** Returns the number of lines of an introduction such as "On Monday, Anna wrote:". 0 if there is none. */
function lengthOfIntro(lines: readonly string[], at: number): number {
  const first = lines[at]!.slice(0, introLength).trim();
  if (first === '') return 0;
  let joinedLines = '';
  for (let count = 1; count <= introLines && at + count <= lines.length; count++) {
    const line = lines[at + count - 1]!.slice(0, introLength).trim();
    if (count > 1 && line === '') return 0;
    joinedLines = `${joinedLines} ${line}`.trim();
    if (joinedLines.length > introLength) return 0;
    if (!joinedLines.endsWith(':') || !introWords.test(joinedLines)) continue;
    // An introduction contains a date or an address, unlike "As I wrote:".
    return introBegin.test(first) && /\d/.test(joinedLines) ? count : joinedLines.includes('@') ? count : 0;
  }
  return 0;
}
