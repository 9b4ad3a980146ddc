/** How one value of a block is asked for; the name is that of the value and of its label. */
export type Field =
  | { kind: 'words'; name: string; long?: boolean; optional?: boolean; max: number }
  | { kind: 'number' | 'date' | 'rich' | 'line' | 'snippet' | 'names' | 'flag' | 'topic'; name: string }
  | { kind: 'link' | 'scene'; name: string; optional?: boolean }
  /** Something of the catalogue by its number or key; the name says what. */
  | { kind: 'catalogue'; name: 'offer' | 'country' | 'region' }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'group'; name: string; of: readonly Field[]; empty: object; optional?: boolean }
  | { kind: 'list'; name: string; of: readonly Field[]; empty: object }
  /** Entries that are lines themselves. */
  | { kind: 'lines'; name: string }
  | { kind: 'table'; name: string };
