/** In bytes. */
export const attachedBytesMax = 10 * 1024 * 1024;

export const attachedFilesMax = 5;

/** Stored media types, detected by content instead of the declared type. */
export const attachedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachedType = (typeof attachedTypes)[number];

export const takenTypes = [...attachedTypes, 'image/avif'] as const;

/** Texts: `letters.files.state.<refusal>`. */
export type AttachmentRefusal = 'unsupported' | 'too-large' | 'unreadable' | 'unsafe' | 'too-many';

export interface AttachedFile {
  name: string;
  type: string;
  bytes: number;
  /** The address of the file, valid for one hour. */
  href: string;
}
