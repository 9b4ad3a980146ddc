import { randomUUID } from 'node:crypto';
import { buildStatement } from '../../server/areas/payments/testing/build-statement.ts';
import { flatPhoto } from '../../tests/e2e/flat-photo.ts';
import { recordLag } from './in-step.ts';
import type { StaffSession } from './staff-session.ts';
import { call, callUntilAnswered, send, type Visit } from './visit.ts';

/** Staff who enter transfers and upload pictures. Each visit resolves to true if it succeeded, to null if it was left out. */
export function createStaff(
  visit: Visit,
  { editing, accounting }: { editing: StaffSession; accounting: StaffSession },
): Record<'payment' | 'upload', () => Promise<boolean | null>> {
  const { diary } = visit;

  return {
    /** Takes in a bank statement with the transfer of one booking, again until there is a response. */
    async payment() {
      const jwt = await accounting.token();
      if (jwt === null) return false;
      const booking = diary.unpaid.shift();
      if (!booking) return null;
      const { amount, displayNumber } = booking;
      const reference = `DRILL-${randomUUID()}`;
      const content = buildStatement([{ amount, reference, purpose: `Buchung ${displayNumber}` }]);
      const answer = await callUntilAnswered(visit, 'importStatement', { jwt, content });
      if (!answer?.data) return accounting.refused(answer?.status);
      diary.payments.set(reference, amount);
      return true;
    },

    /** Uploads a picture, which every node has to show at once. */
    async upload() {
      const jwt = await editing.token();
      if (jwt === null) return false;
      const begun = await call(visit, 'beginUpload', { jwt });
      if (!begun?.data) return editing.refused(begun?.status);
      const response = await send(visit, '/uploads?name=drill.png', {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', 'upload-ticket': begun.data.ticket },
        body: await randomPicture(),
      });
      if (response?.status !== 201) return false;
      const { uploadID } = (await response.json()) as { uploadID: number };
      diary.pictures.add(uploadID);
      // A base of another version shows the picture as it is now.
      const path = `/pictures/upload/${uploadID}.00000000-250x155.webp`;
      void recordLag(visit, 'picture', path, ({ ok }) => Promise.resolve(ok));
      return true;
    },
  };
}

/** Returns a picture of a random colour, so that all files differ. */
async function randomPicture(): Promise<Buffer<ArrayBuffer>> {
  const colour = Math.floor(Math.random() * 0x1000000);
  const { buffer } = await flatPhoto(`#${colour.toString(16).padStart(6, '0')}`);
  return Buffer.from(buffer);
}
