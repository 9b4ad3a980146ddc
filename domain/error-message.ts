const longest = 200;

/** Returns the message without personal data: quoted text, mail and web addresses, and numbers of more than two digits are removed. */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, 1_000)
    .replace(/\S+@\S+/g, '{mail}')
    .replace(/\b[a-z][\w+.-]*:\/\/\S+/gi, '{address}')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”|«[^»]*»/g, '{text}')
    .replace(/\d{3,}/g, '{number}')
    .slice(0, longest);
}
