/** Returns a file name without folders, control characters and marks that change the text direction. */
export const cleanName = (fileName: string, ending: string): string => {
  const plain = fileName
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .replace(/\.[^.]{0,8}$/, '')
    .trim()
    .slice(0, 150);
  // The extension comes from the content, so that no system treats the file as another type.
  return `${plain || 'file'}.${ending}`;
};

/**
 * Builds a `Content-Disposition` for downloads, with the name in RFC 8187: some characters that URLs allow would end the value of the
 * header.
 */
export const asDownload = (name: string): string => {
  const encodedName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encodedName}`;
};
