import { randomUUID } from 'node:crypto';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { buildStatement } from '../../server/areas/payments/testing/build-statement.ts';
import { flatPhoto } from '../../tests/e2e/flat-photo.ts';
import { recordLag } from './in-step.ts';
import { call, callUntilAnswered, send, type Visit } from './visit.ts';

/** A text of the start page, which the editor numbers consecutively. */
const editedKey = 'home.regions';
const numberedText = (number: number): string => `Beliebte Regionen (${number})`;

/** Staff who enter transfers, upload pictures and edit texts. Each visit resolves to true if it succeeded, to null if it was left out. */
export function createStaff(
  visit: Visit,
  { editor, accountant }: { editor: DemoPerson; accountant: DemoPerson },
): Record<'payment' | 'upload' | 'edit', () => Promise<boolean | null>> {
  const { diary } = visit;
  const editing = createSession(visit, editor);
  const accounting = createSession(visit, accountant);
  /** The text that was saved last; null if that is unknown. */
  let revision: number | null = null;
  let textNumber = 0;
  let isEditing = false;

  const findRevision = async (jwt: string): Promise<number | null> => {
    const found = await call(visit, 'listTexts', { jwt, query: editedKey });
    return found?.data?.texts.find(({ key }) => key === editedKey)?.languages.de?.revision ?? null;
  };

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
      void recordLag(visit, 'picture', path, async ({ ok }) => Promise.resolve(ok));
      return true;
    },

    /** Changes a text of the start page, which every node has to show at once. */
    async edit() {
      if (isEditing) return null;
      isEditing = true;
      try {
        const jwt = await editing.token();
        if (jwt === null) return false;
        revision ??= await findRevision(jwt);
        if (revision === null) return false;
        const number = (textNumber += 1);
        const text = numberedText(number);
        const saved = await call(visit, 'setText', {
          ...{ jwt, language: 'de' as const, key: editedKey, text, revision },
        });
        revision = saved?.data?.revision ?? null;
        if (!saved?.data) return editing.refused(saved?.status);
        await recordLag(visit, 'text', '/', async (page) => (await page.text()).includes(text));
        return true;
      } finally {
        isEditing = false;
      }
    },
  };
}

interface StaffSession {
  /** Logs in if necessary. Null if that failed. */
  token(): Promise<string | null>;
  /** Notes a refused call: its session may have ended. Returns false. */
  refused(status: number | undefined): false;
}

function createSession(visit: Visit, { login, password }: DemoPerson): StaffSession {
  let jwt: string | null = null;
  return {
    async token() {
      jwt ??= (await call(visit, 'login', { user: { email: login, password } }))?.data?.jwt ?? null;
      return jwt;
    },
    refused(status) {
      if (status === 401 || status === 403) jwt = null;
      return false;
    },
  };
}

/** Returns a picture of a random colour, so that all files differ. */
async function randomPicture(): Promise<Buffer<ArrayBuffer>> {
  const colour = Math.floor(Math.random() * 0x1000000);
  const { buffer } = await flatPhoto(`#${colour.toString(16).padStart(6, '0')}`);
  return Buffer.from(buffer);
}
