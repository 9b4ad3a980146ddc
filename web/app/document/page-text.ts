/** A page in document order; its data are bytes. */
export type PageText = readonly (string | Uint8Array)[];
