import { languages } from '../../domain/language.ts';
import { cropMin } from '../../domain/picture-crop.ts';
import { z } from '../schema.ts';

const altText = z.string().trim().max(300);
/** Empty in languages that the site does not offer yet. */
export const altTexts = z.strictObject({ de: altText, en: altText, fr: altText, it: altText });

/** Percentages from the upper left corner. */
export const focus = z.strictObject({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});

/** The part of a picture that pages show, in thousandths of its sides from the upper left corner. */
const thousandth = z.number().int().min(0).max(1000);
export const crop = z
  .strictObject({
    x: thousandth,
    y: thousandth,
    width: thousandth.min(cropMin),
    height: thousandth.min(cropMin),
  })
  .refine(({ x, y, width, height }) => x + width <= 1000 && y + height <= 1000, 'outside');

export const folder = z.string().trim().max(60);

/** A page that uses the picture, with its language and state: published, draft or scheduled. */
export const uploadUse = z.object({
  page: z.string(),
  language: z.enum(languages),
  title: z.string(),
});

export const upload = z.object({
  uploadID: z.number(),
  /** The picture's name in texts, such as `upload-12`. */
  scene: z.string(),
  /** Base of the picture's addresses: `<base>-725x450.avif`. */
  base: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  focus,
  /** Null if pages show the whole picture. */
  crop: crop.nullable(),
  /** Empty if it is in no folder. */
  folder: z.string(),
  /** Earlier files of the picture, latest first. */
  versions: z.array(
    z.object({
      versionID: z.number(),
      name: z.string(),
      width: z.number(),
      height: z.number(),
      replacedAt: z.iso.datetime(),
      replacedBy: z.string(),
    }),
  ),
  /** Null unless described in all languages that the site offers. Texts cannot use the picture until then. */
  alt: altTexts.nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  usedOn: z.array(uploadUse),
  /** True if the picture was removed: texts cannot use it, and it can be restored. */
  isRemoved: z.boolean(),
  /** Time of its deletion. Null unless it was removed. */
  deletedOn: z.iso.datetime().nullable(),
});
export type Upload = z.infer<typeof upload>;

/** Permission to upload a picture: `PUT /uploads` with the ticket in the header `upload-ticket`. */
export const uploadTicket = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
