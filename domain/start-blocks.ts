import { z } from 'zod';
import { topicNames } from './contact-topics.ts';
import { parseContentLink } from './content-links.ts';
import {
  agenciesShown,
  distinctionIcons,
  distinctionVariants,
  labelIcons,
  parkLogos,
  type StartKind,
} from './start-page.ts';

interface Parts {
  isDraft: boolean;
  filledText: (max: number) => z.ZodString;
  link: z.ZodString;
  scene: z.ZodString;
  picture: z.ZodObject<{ scene: z.ZodString; alt: z.ZodString }, z.core.$strict>;
}

/** Blocks of the start page. `hide` moves an entry behind a click, and removes a distinction. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the schemas are the type
export function startBlocks({ isDraft, filledText, link, scene, picture }: Parts) {
  const id = z.string().regex(/^[A-Za-z0-9][\w-]{0,59}$/);
  const block = <Kind extends StartKind>(kind: Kind) => ({ id, kind: z.literal(kind) });
  const hide = z.literal(true).optional();
  const number = z
    .int()
    .min(isDraft ? 0 : 1)
    .max(999_999);
  const title = filledText(120);
  const dayOfYear = z
    .string()
    .regex(isDraft ? /^[\d-]{0,5}$/ : /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
  const query = z.string().refine((text) => parseContentLink(`search:${text}`) !== null, 'search');
  const key = z.string().regex(isDraft ? /^[a-z0-9-]{0,60}$/ : /^[a-z0-9-]{1,60}$/);

  return [
    z.strictObject({
      ...block('distinctions'),
      distinctions: z
        .array(
          z.strictObject({
            id,
            variant: z.enum(distinctionVariants),
            icon: z.enum(distinctionIcons),
            title,
            text: filledText(400),
            hide,
          }),
        )
        .max(6),
    }),
    z.strictObject({
      ...block('labels'),
      labels: z
        .array(
          z.strictObject({
            id,
            icon: z.enum(labelIcons),
            /** Days of the year as MM-dd; the label's advice applies between them. */
            begins: dayOfYear,
            ends: dayOfYear,
            /** The label is shown until this many days before its end; the text has that day as `{{date}}`. */
            deadline: z.int().min(0).max(180),
            label: filledText(60),
            title,
            text: filledText(400),
          }),
        )
        .max(12),
    }),
    z.strictObject({
      ...block('regions'),
      regions: z
        .array(
          z.strictObject({
            region: key,
            /** Replaces the catalogue's name. */
            name: title.optional(),
            scene: scene.optional(),
            hide,
          }),
        )
        .max(60),
    }),
    z.strictObject({
      ...block('categories'),
      categories: z.array(z.strictObject({ offer: number, scene })).max(20),
    }),
    z.strictObject({
      ...block('countries'),
      countries: z
        .array(
          z.strictObject({
            country: z.string().regex(isDraft ? /^[a-z]{0,2}$/ : /^[a-z]{2}$/),
            name: title.optional(),
            /** A page about the country besides its own. */
            to: link.optional(),
            hide,
          }),
        )
        .max(60),
    }),
    z.strictObject({
      ...block('parks'),
      parks: z
        .array(
          z.strictObject({
            offer: number,
            scene,
            logo: z.enum(parkLogos),
            text: filledText(600),
            label: title,
            options: z.array(z.strictObject({ title, search: query })).max(8),
          }),
        )
        .max(8),
    }),
    z.strictObject({
      ...block('tips'),
      tips: z
        .array(z.strictObject({ id, title, text: filledText(600), picture, to: link, label: title, hide }))
        .max(12),
    }),
    z.strictObject({
      ...block('portals'),
      portals: z.array(z.strictObject({ offer: number })).max(30),
    }),
    z.strictObject({
      ...block('agencies'),
      agencies: z.array(z.strictObject({ agency: number })).max(agenciesShown),
    }),
    z.strictObject({
      ...block('topics'),
      topics: z
        .array(
          z.strictObject({
            topic: z.enum(topicNames),
            /** Replaces the default text. */
            text: title.optional(),
          }),
        )
        .max(topicNames.length),
    }),
  ] as const;
}
