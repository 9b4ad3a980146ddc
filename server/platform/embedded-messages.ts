/** The program of the embedded database: PostgreSQL compiled to WebAssembly, or the path of what the thread has to compile. */
export type EmbeddedProgram = WebAssembly.Module | string;

/** The folder to open; null for a database in memory. It is the first message to the thread and sent once. */
export interface EmbeddedStart {
  folder: string | null;
  /** A dump that fills the folder, which has to be empty. */
  dump?: Uint8Array<ArrayBuffer>;
}

/** Bytes are messages of PostgreSQL's wire protocol, one write per message. */
export type ToEmbedded = EmbeddedStart | Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** Replies come in the order of their requests: bytes answer bytes. */
export type FromEmbedded = Uint8Array<ArrayBuffer> | { program: WebAssembly.Module } | 'closed';
