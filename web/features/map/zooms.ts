/**
 * The zoom at which a map without streets ends. Its coasts are good to 250 m, ten pixels here; closer by there
 * would be nothing but paper.
 */
export const shapesEnd = 11;

/** The zoom at which a map of streets ends: a house fills a thumb. */
export const streetsEnd = 17;
