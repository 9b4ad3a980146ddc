export function allowedErrors(token: string): number {
  if (/\p{N}/u.test(token)) return 0;
  if (token.length >= 9) return 2;
  return token.length >= 5 ? 1 : 0;
}

/**
 * True if at most `errors` insertions, deletions, replacements and swaps of neighbours turn the token into the word (with `prefix`: into
 * some beginning of it).
 */
export function isNear(token: string, word: string, errors: number, prefix = false): boolean {
  if (errors === 0) return prefix ? word.startsWith(token) : word === token;
  if (token.length - word.length > errors || (!prefix && word.length - token.length > errors)) return false;
  const width = Math.min(word.length, token.length + errors);
  let beforeLast: number[] = [];
  let previousRow = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= token.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = token[row - 1] === word[column - 1];
      let edits = Math.min(
        previousRow[column]! + 1,
        current[column - 1]! + 1,
        previousRow[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && token[row - 1] === word[column - 2] && token[row - 2] === word[column - 1];
      if (isSwap) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
      lowest = Math.min(lowest, edits);
    }
    if (lowest > errors) return false;
    beforeLast = previousRow;
    previousRow = current;
  }
  return prefix ? Math.min(...previousRow) <= errors : width === word.length && previousRow[width]! <= errors;
}
