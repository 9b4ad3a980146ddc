/** The image cannot be used; the message contains the reason. */
export class ImageError extends Error {}
