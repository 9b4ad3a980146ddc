import { useState } from 'react';
import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Language } from '../../../domain/language.ts';
import type { UploadRefusal } from '../../../domain/upload-limits.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { sendPicture } from '../editors/send-picture.ts';

const none = { de: '', en: '', fr: '', it: '' };

/** Outcome of the last action; `lacking` is a description that is missing in a language. */
export type UploadOutcome = 'saved' | 'lacking' | 'failed' | 'used' | 'replaced' | 'restored' | UploadRefusal;

interface Draft extends Pick<Upload, 'focus' | 'crop' | 'folder'> {
  alt: Record<Language, string>;
}

interface UploadForm {
  kept: Upload;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  busy: boolean;
  outcome: UploadOutcome | null;
  missingLanguages: readonly Language[];
  save: () => void;
  replace: (file: File) => void;
  /** Restores a removed picture or, with a number, an earlier file of it. */
  restore: (versionID?: number) => void;
  remove: () => void;
}

const toDraft = ({ alt, focus, crop, folder }: Upload): Draft => ({ alt: alt ?? none, focus, crop, folder });

/** State of a picture's form: the stored picture, the typed description, and the actions. */
export function useUploadForm(
  upload: Upload,
  { onChanged, onRemoved }: { onChanged: () => void; onRemoved: (isKept: boolean) => void },
): UploadForm {
  const languages = useOfferedLanguages();
  const [kept, setKept] = useState(upload);
  const [draft, setDraft] = useState(() => toDraft(upload));
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  const { uploadID } = upload;
  const missingLanguages = languages.filter((language) => draft.alt[language].trim() === '');

  async function run(work: () => Promise<UploadOutcome | null>): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await work());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setOutcome(error.type === 'upload-used' ? 'used' : 'failed');
    } finally {
      setBusy(false);
    }
  }
  /** Keeps typed descriptions. The crop is replaced, since it belongs to the file. */
  function show(stored: Upload): void {
    setKept(stored);
    setDraft((current) => ({ ...current, focus: stored.focus, crop: stored.crop }));
    onChanged();
  }
  return {
    kept,
    draft,
    setDraft,
    busy,
    outcome,
    missingLanguages,
    save(): void {
      if (missingLanguages.length > 0) return setOutcome('lacking');
      void run(async () => {
        show(await browserApi.call('setUpload', { uploadID, ...draft }));
        return 'saved';
      });
    },
    replace(file: File): void {
      void run(async () => {
        const result = await sendPicture(file, { replaces: uploadID });
        if (!result.ok) return result.refusal;
        const { uploads } = await browserApi.call('listUploads', {});
        const stored = uploads.find((one) => one.uploadID === uploadID);
        if (stored) show(stored);
        return 'replaced';
      });
    },
    restore(versionID?: number): void {
      void run(async () => {
        const which = versionID === undefined ? {} : { versionID };
        show(await browserApi.call('restoreUpload', { uploadID, ...which }));
        return 'restored';
      });
    },
    remove(): void {
      void run(async () => {
        const forever = kept.isRemoved;
        const { isKept } = await browserApi.call('removeUpload', { uploadID, forever });
        onRemoved(isKept);
        return null;
      });
    },
  };
}
