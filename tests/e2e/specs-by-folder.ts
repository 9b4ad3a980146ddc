export const specsFor = (changed: readonly string[]): string[] =>
  changed.filter((file) => file.endsWith('.spec.ts'));
