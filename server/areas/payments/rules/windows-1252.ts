const decoder = new TextDecoder('windows-1252');
const bytesByLetter = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
);

/** Characters outside of Windows-1252 lose their accents or become question marks. */
export function toWindows1252(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].map((letter) => {
      const [plain = ''] = letter.normalize('NFKD');
      return bytesByLetter.get(letter) ?? bytesByLetter.get(plain) ?? 0x3f;
    }),
  );
}
