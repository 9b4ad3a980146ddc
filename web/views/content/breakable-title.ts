const joints = /(?<=\p{L}{5})(?=(?:bedingungen|bestimmungen|erklärung|versicherung)\b)/gu;

/** Marks the joints of long German compounds in a title as possible breaks: a browser without a dictionary would break them anywhere. */
export function breakableTitle(title: string): string {
  return title.replaceAll(joints, '\u00AD');
}
