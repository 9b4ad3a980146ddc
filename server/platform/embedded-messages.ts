/** What the embedded database's thread starts with: its folder, in memory without one, an archive of a data folder, and PostgreSQL itself. */
export interface EmbeddedStart {
  folder: string | null;
  archive: Blob | null;
  /** Compiled, or the path of what the thread compiles. */
  program: WebAssembly.Module | string;
}

/** Bytes are messages of PostgreSQL's wire protocol, as many as were written at once. */
export type ToEmbedded = Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** Everything is answered, in order: bytes by bytes. */
export type FromEmbedded =
  Uint8Array<ArrayBuffer> | { dump: ArrayBuffer } | { program: WebAssembly.Module } | 'closed';
