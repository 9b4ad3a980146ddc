/**
 * Maximum zoom of a map without streets. Its coasts are accurate to 100 m, two pixels here, its rivers to about a kilometre, twenty
 * pixels; closer by the map would be empty, and rivers would be in the wrong street.
 */
export const shapesEnd = 10;

/** Maximum zoom of a street map: a house is as large as a thumb. */
export const streetsEnd = 17;
