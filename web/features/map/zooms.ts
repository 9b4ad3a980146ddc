/**
 * The zoom at which a map without streets ends. Its coasts are good to 100 m, two pixels here, its rivers to about
 * a kilometre, twenty pixels; closer by there would be nothing but paper, and a river in the wrong street.
 */
export const shapesEnd = 10;

/** The zoom at which a map of streets ends: a house fills a thumb. */
export const streetsEnd = 17;
