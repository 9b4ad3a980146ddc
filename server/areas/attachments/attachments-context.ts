/** A file as it came: its name is what somebody typed. */
export interface SentFile {
  name: string;
  content: Buffer;
  /** The same for a file that comes once more, such as one of a mail that is brought twice; absent: it is a new one. */
  sameAs?: string;
}
