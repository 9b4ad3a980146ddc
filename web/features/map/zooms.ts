/**
 * Maximum zoom of a map without streets. Its coasts are accurate to 100 m, two pixels here, its rivers to about a kilometre, twenty pixels.
 * At higher zooms the map would be empty, and rivers would be in the wrong street.
 */
export const shapesZoomMax = 10;

/** Maximum zoom of a street map: a house is as large as a thumb. */
export const streetsZoomMax = 17;
