const joints = /(?<=\p{L}{5})(?=(?:bedingungen|bestimmungen|erklärung|versicherung)\b)/gu;

/** A title whose long German compounds may break at their joint: a browser without a dictionary would break them anywhere. */
export function breakableTitle(title: string): string {
  return title.replaceAll(joints, '\u00AD');
}
