/** A file name without folders, control characters and marks that change the text direction. */
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

/** A `Content-Disposition` for downloads, with the name in RFC 8187: some characters that URLs allow would end the value of the header. */
export const asDownload = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
};
