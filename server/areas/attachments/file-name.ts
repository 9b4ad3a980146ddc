/** The name of a file as lists show it: without folders, controls and what turns the direction of reading. */
export const cleanName = (given: string, ending: string): string => {
  const plain = given
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .replace(/\.[^.]{0,8}$/, '')
    .trim()
    .slice(0, 150);
  // The ending is that of what the bytes are: no system takes the file for something else.
  return `${plain || 'file'}.${ending}`;
};

/** A file as something to keep, with its name as RFC 8187 has it: some signs that addresses may hold end a header's value. */
export const asDownload = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
};
