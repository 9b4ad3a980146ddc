/** The largest file that somebody may send along with what they write, in bytes. */
export const attachedBytesMax = 10 * 1024 * 1024;

/** How many files one message carries. */
export const attachedFilesMax = 5;

/** The media types that such files are kept as; what a file is its bytes decide. */
export const attachedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachedType = (typeof attachedTypes)[number];

/** What is taken, as forms and routes name it. */
export const takenTypes = [...attachedTypes, 'image/avif'] as const;

/** Why a file is not taken. Texts: `letters.files.state.<refusal>`. */
export type AttachmentRefusal = 'unsupported' | 'too-large' | 'unreadable' | 'unsafe' | 'too-many';

/** A file as it is shown to who reads the message that it came with. */
export interface AttachedFile {
  name: string;
  type: string;
  bytes: number;
  /** The address that it is loaded from, which ends after an hour. */
  href: string;
}
