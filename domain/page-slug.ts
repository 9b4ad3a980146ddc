/** Maximum depth of the page tree. Longer addresses would not help readers. */
export const pageDepthMax = 5;

/** Matches the last part of an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugMax = 100;
const suggestedMax = 60;

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Suggests the last part of an address from a title. Empty if no letter of the title can be used. */
export function slugOfTitle(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæœøłđ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (plain.length <= suggestedMax) return plain;
  return plain.slice(0, suggestedMax + 1).replace(/-?[^-]*$/, '') || plain.slice(0, suggestedMax);
}
