/** The largest file that is taken, in bytes. */
export const uploadBytesMax = 25 * 1024 * 1024;

/** The media types of pictures that are taken; what a file is its bytes decide. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a file is not taken. */
export type UploadRefusal = 'unsupported' | 'too-large' | 'too-small' | 'unreadable' | 'link-over';
