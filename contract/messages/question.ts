import { questionFields, questionLengths, questionReasons } from '../../domain/messages/question.ts';
import { plainEmail } from '../../domain/reachable.ts';
import { languageCode, objectNumber, optionalDate, wholeNumber, z } from '../schema.ts';

/** A field that is too long is reported by name; this outer bound is far above what anybody types. */
const typed = (field: keyof typeof questionLengths) => z.string().max(questionLengths[field] * 4);

/** What a guest asks about a home, and the stay that is thought of. */
export const questionForm = {
  objectNumber,
  languageCode,
  name: typed('name').default(''),
  email: typed('email').default('').transform(plainEmail),
  text: typed('text'),
  startDate: optionalDate,
  endDate: optionalDate,
  persons: wholeNumber(1, 99).default(2),
  childAges: z.array(wholeNumber(0, 17)).max(20).default([]),
  pets: wholeNumber(0, 10).default(0),
};

export const wrongFields = z.object({
  fields: z.partialRecord(z.enum(questionFields), z.enum(questionReasons)),
});
