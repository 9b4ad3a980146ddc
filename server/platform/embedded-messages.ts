/** The program of the embedded database: PostgreSQL compiled to WebAssembly, or the path of what the thread has to compile. */
export type EmbeddedProgram = WebAssembly.Module | string;

/** The folder to open, or a database in memory. It is the first message to the thread and sent once. */
export interface EmbeddedStart {
  folder: string | null;
  /** What the folder, which has to be empty, is filled with: a dump of another one. */
  dump?: Uint8Array<ArrayBuffer>;
}

/** Bytes are messages of PostgreSQL's wire protocol, as written in one go. */
export type ToEmbedded = EmbeddedStart | Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** Replies come in order: bytes for bytes. */
export type FromEmbedded = Uint8Array<ArrayBuffer> | { program: WebAssembly.Module } | 'closed';
