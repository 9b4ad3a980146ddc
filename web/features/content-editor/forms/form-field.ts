export type Field =
  | { kind: 'words'; name: string; long?: boolean; optional?: boolean; max: number }
  | { kind: 'number' | 'date' | 'rich' | 'line' | 'snippet' | 'names' | 'flag' | 'topic'; name: string }
  | { kind: 'link' | 'scene'; name: string; optional?: boolean }
  /** A reference to the catalogue by number or key. */
  | { kind: 'catalogue'; name: 'offer' | 'country' | 'region' }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'group'; name: string; fields: readonly Field[]; empty: object; optional?: boolean }
  | { kind: 'list'; name: string; fields: readonly Field[]; empty: object }
  /** A list whose entries are rich text lines. */
  | { kind: 'lines'; name: string }
  | { kind: 'table'; name: string };
