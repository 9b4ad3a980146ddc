/** The image cannot be used; the message says why. */
export class ImageError extends Error {}
