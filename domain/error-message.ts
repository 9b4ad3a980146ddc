const longest = 200;

/**
 * The message of a mistake without what could tell of a person: whatever stands in quotes, addresses of mail and of
 * pages, and numbers of more than two digits.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, 1_000)
    .replace(/\S+@\S+/g, '{mail}')
    .replace(/\b[a-z][\w+.-]*:\/\/\S+/gi, '{address}')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”|«[^»]*»/g, '{text}')
    .replace(/\d{3,}/g, '{number}')
    .slice(0, longest);
}
