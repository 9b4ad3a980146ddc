/** Raised when drawings change: part of the fingerprint of every picture that is drawn. */
export const drawingEdition = 9;
