/** As many letters have room on a line of the narrowest field. */
const lettersOfLine = 15;

/** More words than a narrow field has room for on one line: there they go on two. */
export const needTwoLines = (words: string): boolean => words.length > lettersOfLine;
