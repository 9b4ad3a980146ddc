import { questionFields, questionLengths, questionReasons } from '../../domain/messages/question.ts';
import { plainEmail } from '../../domain/reachable.ts';
import { languageCode, objectNumber, optionalDate, wholeNumber, z } from '../schema.ts';

/** This bound is far above what people type. A field that is too long is reported by name. */
const typedField = (field: keyof typeof questionLengths) => z.string().max(questionLengths[field] * 4);

/** A guest's question about a home, optionally with the dates of a stay. */
export const questionForm = {
  objectNumber,
  languageCode,
  name: typedField('name').default(''),
  email: typedField('email').default('').transform(plainEmail),
  text: typedField('text'),
  startDate: optionalDate,
  endDate: optionalDate,
  persons: wholeNumber(1, 99).default(2),
  childAges: z.array(wholeNumber(0, 17)).max(20).default([]),
  pets: wholeNumber(0, 10).default(0),
};

export const wrongFields = z.object({
  fields: z.partialRecord(z.enum(questionFields), z.enum(questionReasons)),
});
