/** Letters that fit on a line of the narrowest field. */
const lettersOfLine = 15;

/** Longer text takes two lines in a narrow field. */
export const needTwoLines = (words: string): boolean => words.length > lettersOfLine;
