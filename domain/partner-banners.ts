/** Sizes of picture banners in pixels: those that pages and advertising programs have places for. */
export const bannerSizes = ['300x250', '728x90', '160x600', '320x100', '1080x1080'] as const;
export type BannerSize = (typeof bannerSizes)[number];

/** Landscapes of banners. Headlines: `partner.pictures.headline.<theme>`. */
export const bannerThemes = [
  'start',
  'sea',
  'mountains',
  'lake',
  'countryside',
  'pool',
  'dog',
  'family',
  'snow',
] as const;

/** What a banner shows: a theme or a region. */
type BannerSubject = { kind: 'theme' | 'region'; key: string };

export const bannerPath = (
  partner: number,
  { kind, key }: BannerSubject,
  { language, size }: { language: string; size: BannerSize },
): string => `/pictures/banner/${language}/${partner}/${kind}-${key}-${size}.jpg`;
