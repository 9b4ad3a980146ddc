import type { Partner } from '../../../contract/partners/get-partner.ts';
import { uploadBytesMax, type UploadRefusal } from '../../../domain/upload-limits.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';

export type SentLogo =
  | { ok: true; logo: NonNullable<Partner['logo']> }
  | { ok: false; refusal: UploadRefusal | 'too-many' | 'failed' };

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 120_000;

/** Uploads a logo, whose type the server detects from its content. Guests do not see it until the form is saved. */
export async function sendLogo(file: File, partnerID: number): Promise<SentLogo> {
  if (file.size > uploadBytesMax) return { ok: false, refusal: 'too-large' };
  try {
    const { ticket } = await browserApi.call('beginPartnerLogo', { partnerID });
    const response = await fetch('/uploads', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-ticket': ticket },
      body: file,
      signal: AbortSignal.timeout(waitMs),
    });
    const answer = (await response.json()) as
      | { logo: NonNullable<Partner['logo']> }
      | { refusal: UploadRefusal | null };
    if ('logo' in answer) return { ok: true, logo: answer.logo };
    return { ok: false, refusal: answer.refusal ?? 'failed' };
  } catch (error) {
    const isTooMany = error instanceof ApiFailure && error.type === 'too-many-logos';
    return { ok: false, refusal: isTooMany ? 'too-many' : 'failed' };
  }
}
