export interface SentFile {
  name: string;
  content: Buffer;
  /** The same value for repeated deliveries, such as a file of a mail that arrives twice; absent for new files. */
  sameAs?: string;
}
