import type { PictureFormat, Size } from '../../../../engines/pictures/face.ts';
import { bannerSizes, bannerThemes } from '../../../../domain/partner-banners.ts';
import { type SeasonOfYear, seasonsOfYear } from '../../../../domain/season-of-year.ts';
import { type Language, defaultLanguage, languages } from '../../../../domain/language.ts';

/** `versioned` addresses change with their content, so that they may be cached forever. */
export type PictureAddress = Size & { format: PictureFormat | 'svg'; versioned: boolean } & (
    | { of: 'home'; objectNumber: number; no: number; version?: string; season?: SeasonOfYear }
    | { of: 'scene'; key: SceneKey }
    /** A floor plan has the size of its rooms. */
    | { of: 'plan'; objectNumber: number; version: string; language: Language }
    | { of: 'share'; key: ShareKey; language: Language }
    | { of: 'banner'; partnerId: number; key: BannerKey; language: Language }
    | { of: 'staff'; id: number }
    /** `whole` means uncropped, `original` also includes parts that are cut off everywhere else. */
    | { of: 'upload'; id: number; whole: boolean | 'original' }
    /** The version of an unpublished photo cannot be guessed. */
    | { of: 'rating'; id: number; version: string; whole: boolean }
  );

export type SceneKey =
  | { kind: 'country'; code: string }
  | { kind: 'region'; region: string }
  | { kind: 'offer'; id: number }
  | { kind: 'theme'; name: string };

export type BannerKey = Extract<SceneKey, { kind: 'region' | 'theme' }>;

export type ShareKey = SceneKey | { kind: 'object'; objectNumber: number };

const homeSizes = ['250x155', '362x225', '500x310', '725x450', '1088x675', '1450x900'];
const heroSizes = ['1600x700', '720x900'];
const shareSize = '1200x630';
const staffSizes = ['45x45', '120x120'];
const wholeSize = '726x726';

const home =
  /^\/pictures\/([1-9]\d{0,8})\/([1-9]\d{0,2})(\.[0-9a-f]{8})?(\.[a-z]{6})?-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;
const scene =
  /^\/pictures\/scene\/(country|region|offer|theme)-([a-z0-9]+(?:-[a-z0-9]+){0,11})(\.[0-9a-f]{8})?-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;
const share =
  /^\/pictures\/og\/(?:([a-z]{2})\/)?(object|country|region|offer|theme)-([a-z0-9]+(?:-[a-z0-9]+){0,11})(\.[0-9a-f]{8})?\.(jpg|png)$/;
const banner =
  /^\/pictures\/banner\/([a-z]{2})\/([1-9]\d{0,8})\/(region|theme)-([a-z0-9]+(?:-[a-z0-9]+){0,11})-(\d{2,4}x\d{2,4})\.jpg$/;
const staff = /^\/pictures\/staff\/([1-9]\d{0,8})(\.[0-9a-f]{8})?-(\d{2,4}x\d{2,4})\.([a-z]{3,4})$/;

const plan = /^\/pictures\/plan\/([a-z]{2})\/([1-9]\d{0,8})\.([0-9a-f]{8})\.svg$/;

const upload =
  /^\/pictures\/upload\/([1-9]\d{0,8})(\.[0-9a-f]{8})?-(\d{2,4}x\d{2,4}|whole|original)\.([a-z]{3,4})$/;

const rating = /^\/pictures\/rating\/([1-9]\d{0,8})\.([0-9a-f]{8})-(250x155|whole)\.([a-z]{3,4})$/;

function findFormat(size: string, sizes: readonly string[], extension: string): PictureFormat | null {
  if (size === shareSize) return extension === 'jpg' || extension === 'png' ? extension : null;
  return sizes.includes(size) && (extension === 'avif' || extension === 'webp') ? extension : null;
}

const parseSize = (size: string): Size => {
  const [width, height] = size.split('x').map(Number);
  return { width: width ?? 0, height: height ?? 0 };
};

function sceneKey(kind: string, path: string): SceneKey | null {
  if (path.length > 80) return null;
  switch (kind) {
    case 'country':
      return /^[a-z]{2}$/.test(path) ? { kind, code: path } : null;
    case 'region':
      return { kind, region: path };
    case 'offer':
      return /^[1-9]\d{0,8}$/.test(path) ? { kind, id: Number(path) } : null;
    case 'theme':
      return { kind, name: path };
    default:
      return null;
  }
}

/**
 * Parses the undecoded path of a request; null if it is no picture. Percent signs, dots and double slashes never match, so that path
 * traversal is impossible.
 */
export function parsePictureAddress(path: string): PictureAddress | null {
  if (path.length > 200) return null;
  const ofHome = home.exec(path);
  if (ofHome) {
    const [, objectNumber = '', no = '', version, inSeason, size = '', extension = ''] = ofHome;
    const season = seasonsOfYear.find((one) => inSeason === `.${one}`);
    if (inSeason !== undefined && season === undefined) return null;
    const format = findFormat(size, homeSizes, extension);
    const pictureFields = {
      objectNumber: Number(objectNumber),
      no: Number(no),
      versioned: version !== undefined,
    };
    const optionalFields = {
      ...(version !== undefined && { version: version.replace('.', '') }),
      ...(season && { season }),
    };
    return format && { of: 'home', ...pictureFields, ...optionalFields, ...parseSize(size), format };
  }
  const ofScene = scene.exec(path);
  if (ofScene) {
    const [, kind = '', rest = '', version, size = '', extension = ''] = ofScene;
    const format = findFormat(size, [...homeSizes, ...heroSizes], extension);
    const key = sceneKey(kind, rest);
    const versioned = version !== undefined;
    return format && key && { of: 'scene', key, versioned, ...parseSize(size), format };
  }
  const ofShare = share.exec(path);
  if (ofShare) {
    const [, tongue = defaultLanguage, kind = '', rest = '', version, extension = ''] = ofShare;
    const language = languages.find((one) => one === tongue);
    const object = kind === 'object' && /^[1-9]\d{0,8}$/.test(rest);
    const key: ShareKey | null = object
      ? { kind: 'object', objectNumber: Number(rest) }
      : sceneKey(kind, rest);
    if (!language || !key) return null;
    const format = extension === 'png' ? 'png' : 'jpg';
    return { of: 'share', key, language, versioned: version !== undefined, ...parseSize(shareSize), format };
  }
  const ofBanner = banner.exec(path);
  if (ofBanner) {
    const [, tongue, partnerId, kind, key = '', size = ''] = ofBanner;
    const language = languages.find((one) => one === tongue);
    if (!language || !bannerSizes.some((one) => one === size)) return null;
    // Other themes have no headline.
    if (kind === 'theme' && !bannerThemes.some((one) => one === key)) return null;
    const subject: BannerKey = kind === 'theme' ? { kind, name: key } : { kind: 'region', region: key };
    const format = { ...parseSize(size), format: 'jpg' as const, versioned: false };
    return { of: 'banner', partnerId: Number(partnerId), key: subject, language, ...format };
  }
  const ofPlan = plan.exec(path);
  if (ofPlan) {
    const [, tongue, objectNumber, version = ''] = ofPlan;
    const language = languages.find((one) => one === tongue);
    if (!language) return null;
    const unsized = { width: 0, height: 0, format: 'svg' as const, versioned: true };
    return { of: 'plan', objectNumber: Number(objectNumber), version, language, ...unsized };
  }
  const ofStaff = staff.exec(path);
  if (ofStaff) {
    const [, id = '', version, size = '', extension = ''] = ofStaff;
    if (!staffSizes.includes(size)) return null;
    if (extension !== 'avif' && extension !== 'webp' && extension !== 'jpg') return null;
    const versioned = version !== undefined;
    return { of: 'staff', id: Number(id), versioned, ...parseSize(size), format: extension };
  }
  const ofUpload = upload.exec(path);
  if (ofUpload) {
    const [, id = '', version, size = '', extension = ''] = ofUpload;
    const whole = size === 'original' ? size : size === 'whole';
    const usedSize = whole ? wholeSize : size;
    const format = findFormat(usedSize, [...homeSizes, ...heroSizes, wholeSize], extension);
    const versioned = version !== undefined;
    return format && { of: 'upload', id: Number(id), whole, versioned, ...parseSize(usedSize), format };
  }
  const ofRating = rating.exec(path);
  if (ofRating) {
    const [, id = '', version = '', size = '', extension = ''] = ofRating;
    const whole = size === 'whole';
    const usedSize = whole ? wholeSize : size;
    const format = findFormat(usedSize, [...homeSizes, wholeSize], extension);
    const of = { of: 'rating' as const, id: Number(id), version, whole, versioned: true };
    return format && { ...of, ...parseSize(usedSize), format };
  }
  return null;
}
