export function downloadText({
  fileName,
  mediaType,
  content,
}: {
  fileName: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: mediaType }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
