/** In bytes. */
export const uploadBytesMax = 25 * 1024 * 1024;

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type UploadRefusal =
  | 'unsupported'
  | 'too-large'
  | 'too-small'
  | 'unreadable'
  | 'already-there'
  | 'link-over';
