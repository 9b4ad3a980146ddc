import { recentRecordKinds, recentRecordsMax } from '../../domain/office-records.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';
import { personReference } from './record.ts';

const openedRecord = z.strictObject({
  kind: z.enum(recentRecordKinds),
  number: wholeNumber(1, 1_000_000_000_000),
  /** By what a person is identified. Absent for other kinds. */
  source: personReference.shape.source.optional(),
});

export const nameRecords = defineEndpoint({
  area: 'office-records',
  name: 'name-records',
  method: 'POST',
  path: '/api/admin/records/names',
  summary:
    'Names records that the caller has opened before, in the same order, without those that are gone or not permitted',
  access: { permission: 'records.find' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode, records: z.array(openedRecord).max(recentRecordsMax) }),
  response: z.object({
    records: z.array(
      openedRecord.extend({
        /** The number by which people know the record: a booking's money is asked for by its id. */
        shownNumber: z.number(),
        /** Guest, sender, buyer, title of the home or name of the person. */
        name: z.string(),
      }),
    ),
  }),
});
