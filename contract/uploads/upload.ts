import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

const altText = z.string().trim().max(300);
/** Empty in a language that the site does not offer, until it does. */
export const altTexts = z.strictObject({ de: altText, en: altText, fr: altText, it: altText });

/** Percentages from the upper left corner. */
export const focus = z.strictObject({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});

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
  /** Null unless described in all languages that the site offers. Texts cannot use the picture until then. */
  alt: altTexts.nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  usedOn: z.array(uploadUse),
  /** True if the picture was removed and only earlier revisions still show it. */
  isRemoved: z.boolean(),
});
export type Upload = z.infer<typeof upload>;

/** Permission to upload a picture: `PUT /uploads` with the ticket in the header `upload-ticket`. */
export const uploadTicket = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
