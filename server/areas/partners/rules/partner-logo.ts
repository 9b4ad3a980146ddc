import type { Partner } from '../../../../contract/partners/get-partner.ts';

const fileName = /^([1-9]\d{0,15})-[0-9a-f]{40}-([1-9]\d{0,2})x([1-9]\d{0,2})\.webp$/;
const folder = 'partner-logos/';

/** The key contains partner and size, so that pages need no further query. */
export const logoKey = (
  partnerId: number,
  hash: string,
  { width, height }: { width: number; height: number },
): string => `${folder}${partnerId}-${hash}-${width}x${height}.webp`;

export const readLogoKey = (file: string): string | null => (fileName.test(file) ? folder + file : null);

export function presentLogo(key: string | null): Partner['logo'] {
  const [, , width, height] = fileName.exec(key?.slice(folder.length) ?? '') ?? [];
  return key !== null && width !== undefined
    ? { url: `/${key}`, width: Number(width), height: Number(height) }
    : null;
}
