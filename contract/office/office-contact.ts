import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

/** The picture in three formats. Every browser and mail program supports `jpg`. */
const portrait = z.object({ jpg: z.string(), webp: z.string(), avif: z.string() });

/**
 * Texts that replace the default one next to the phone number, by language and route name (whoami_Search and
 * whoami_Object for catalogue paths).
 */
export const officeOverwrites = z.record(z.string(), z.partialRecord(z.enum(languages), z.string()));
export type OfficeOverwrites = z.infer<typeof officeOverwrites>;

const officeContact = z.object({
  staffList: z.array(
    z.object({
      staffNameShorted: z.string(),
      images: z.object({ '45x45': portrait, '120x120': portrait }),
    }),
  ),
  /** 0 is Monday. Days without an entry are closed. */
  staffTimes: z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() })),
  overwriteTranslation: officeOverwrites,
  randomStaffIndex: z.number(),
  phone: z.object({ interact: z.string(), display: z.string() }),
  email: z.string(),
  /** Epoch seconds. */
  officeExpires: z.number(),
});
export type OfficeContact = z.infer<typeof officeContact>;

const request = z.strictObject({
  client_cdn: z.string().max(200).default(''),
  client_mandant: z.string().max(60).default(''),
});

export const getOfficeContact = defineEndpoint({
  area: 'office',
  name: 'get-office-contact',
  method: 'POST',
  path: '/api/office/contact',
  summary: 'Returns staff, opening times, phone and mail address of the office',
  access: 'public',
  writes: false,
  claims: 'none',
  request,
  response: officeContact,
});

const officeInfoFull = officeContact.extend({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** True if the office is open at the time of the response. */
  open: z.boolean(),
});

export type OfficeInfo = z.infer<typeof officeInfoFull>;

export const getOfficeInfo = defineEndpoint({
  area: 'office',
  name: 'get-office-info',
  method: 'POST',
  path: '/api/office/infofull',
  summary: 'Returns the office with its address and whether it is open now',
  access: 'public',
  writes: false,
  claims: 'none',
  request,
  response: officeInfoFull,
});
