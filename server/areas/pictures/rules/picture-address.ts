export type Format = 'avif' | 'webp' | 'jpg' | 'png';
export type Size = { width: number; height: number };

export type PictureAddress = Size & { format: Format } & (
    | { of: 'home'; objectNumber: number; no: number }
    | { of: 'scene'; key: SceneKey }
    | { of: 'staff'; id: number }
  );

export type SceneKey =
  | { kind: 'country'; code: string }
  | { kind: 'region'; region: string }
  | { kind: 'offer'; id: number }
  | { kind: 'theme'; name: string };

const homeSizes = ['250x155', '362x225', '500x310', '725x450', '1088x675', '1450x900'];
const heroSize = '1600x700';
const shareSize = '1200x630';
const staffSizes = ['45x45', '120x120'];

const home = /^\/pictures\/([1-9]\d{0,8})\/([1-9]\d{0,2})-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;
const scene =
  /^\/pictures\/scene\/(country|region|offer|theme)-([a-z0-9]+(?:-[a-z0-9]+){0,11})-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;
const staff = /^\/pictures\/staff\/([1-9]\d{0,8})-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;

function formatFor(size: string, sizes: readonly string[], extension: string): Format | null {
  if (size === shareSize) return extension === 'jpg' || extension === 'png' ? extension : null;
  return sizes.includes(size) && (extension === 'avif' || extension === 'webp') ? extension : null;
}

const sizeOf = (size: string): Size => {
  const [width, height] = size.split('x').map(Number);
  return { width: width ?? 0, height: height ?? 0 };
};

function keyOf(kind: string, rest: string): SceneKey | null {
  if (rest.length > 80) return null;
  switch (kind) {
    case 'country':
      return /^[a-z]{2}$/.test(rest) ? { kind, code: rest } : null;
    case 'region':
      return { kind, region: rest };
    case 'offer':
      return /^[1-9]\d{0,8}$/.test(rest) ? { kind, id: Number(rest) } : null;
    case 'theme':
      return { kind, name: rest };
    default:
      return null;
  }
}

/**
 * Reads the undecoded path of a request. Null for all that is no picture: percent signs, dots and double
 * slashes never match, so nothing hostile gets any further.
 */
export function parsePictureAddress(path: string): PictureAddress | null {
  if (path.length > 200) return null;
  const ofHome = home.exec(path);
  if (ofHome) {
    const [, objectNumber = '', no = '', size = '', extension = ''] = ofHome;
    const format = formatFor(size, homeSizes, extension);
    return (
      format && { of: 'home', objectNumber: Number(objectNumber), no: Number(no), ...sizeOf(size), format }
    );
  }
  const ofScene = scene.exec(path);
  if (ofScene) {
    const [, kind = '', rest = '', size = '', extension = ''] = ofScene;
    const format = formatFor(size, [...homeSizes, heroSize], extension);
    const key = keyOf(kind, rest);
    return format && key && { of: 'scene', key, ...sizeOf(size), format };
  }
  const ofStaff = staff.exec(path);
  if (ofStaff) {
    const [, id = '', size = '', extension = ''] = ofStaff;
    if (!staffSizes.includes(size)) return null;
    if (extension !== 'avif' && extension !== 'webp' && extension !== 'jpg') return null;
    return { of: 'staff', id: Number(id), ...sizeOf(size), format: extension };
  }
  return null;
}
