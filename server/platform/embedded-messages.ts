/** What the embedded database's thread begins with: PostgreSQL itself, compiled, or the path of what the thread compiles. */
export type EmbeddedProgram = WebAssembly.Module | string;

/** What is opened: a folder, or a database in memory without one. The first message to the thread, and once. */
export interface EmbeddedStart {
  folder: string | null;
  /** What the folder, which has to be empty, is filled with: a dump of another one. */
  dump?: Uint8Array<ArrayBuffer>;
}

/** Bytes are messages of PostgreSQL's wire protocol, as many as were written at once. */
export type ToEmbedded = EmbeddedStart | Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** Everything is answered, in order: bytes by bytes. */
export type FromEmbedded = Uint8Array<ArrayBuffer> | { program: WebAssembly.Module } | 'closed';
