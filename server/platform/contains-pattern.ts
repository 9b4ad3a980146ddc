/** Returns the pattern of LIKE for texts that contain this one; its wildcards are escaped, so that it is matched literally. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
