/** Must be raised when drawings change: it is part of the fingerprint of every drawn picture. */
export const drawingEdition = 11;
