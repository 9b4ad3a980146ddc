const joints = /(?<=\p{L}{5})(?=(?:bedingungen|bestimmungen|erklärung|versicherung)\b)/gu;

/** Adds soft hyphens between the parts of long German compounds. A browser without a dictionary would break them anywhere. */
export function breakableTitle(title: string): string {
  return title.replaceAll(joints, '\u00AD');
}
