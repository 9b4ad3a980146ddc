/** Letters that fit on a line of the narrowest field. */
const lettersPerLine = 15;

/** Returns true for text that takes two lines in a narrow field. */
export const needsTwoLines = (words: string): boolean => words.length > lettersPerLine;
