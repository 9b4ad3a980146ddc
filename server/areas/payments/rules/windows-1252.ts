const decoder = new TextDecoder('windows-1252');
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
);

/** Text as Windows-1252. What it has no letter for loses its accents, and becomes a question mark where that is of no use. */
export function toWindows1252(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].map((letter) => {
      const [plain = ''] = letter.normalize('NFKD');
      return byteOf.get(letter) ?? byteOf.get(plain) ?? 0x3f;
    }),
  );
}
