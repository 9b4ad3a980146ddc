import { useRef, useState, type ReactNode } from 'react';
import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import { ratingPhotosMax } from '../../../domain/rating.ts';
import type { UploadRefusal } from '../../../domain/upload-limits.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';
import own from './rate.module.css';
import { shrinkPhoto } from './shrink-photo.ts';

type Photo = OwnRating['photos'][number];
type Failure = UploadRefusal | 'failed' | 'too-many';

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 120_000;

/** Uploads a photo with a single-use ticket. A refused photo does not affect the others. */
async function sendPhoto(link: BookingLink, file: File): Promise<{ photoID: number } | Failure> {
  try {
    const booking = { bookingID: Number(link.id), bookingHash: link.hash };
    const { ticket } = await browserApi.call('beginRatingPhoto', booking);
    const response = await fetch('/uploads', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-ticket': ticket },
      body: await shrinkPhoto(file),
      signal: AbortSignal.timeout(waitMs),
    });
    const answer = (await response.json()) as { photoID?: number; refusal?: UploadRefusal | null };
    return answer.photoID === undefined ? (answer.refusal ?? 'failed') : { photoID: answer.photoID };
  } catch {
    return 'failed';
  }
}

/** Photos of the stay, uploaded one at a time when they are selected. */
export function PhotoField({
  link,
  photos,
  onChange,
}: {
  link: BookingLink;
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const addPhotos = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setFailure(files.length > ratingPhotosMax - photos.length ? 'too-many' : null);
    const photoIDs: number[] = photos.map(({ photoID }) => photoID);
    for (const file of files.slice(0, ratingPhotosMax - photos.length)) {
      const result = await sendPhoto(link, file);
      if (typeof result === 'string') setFailure(result);
      else photoIDs.push(result.photoID);
    }
    // The rating contains the addresses of uploaded photos.
    const booking = { bookingID: Number(link.id), bookingHash: link.hash, languageCode: language };
    const updatedRating = await browserApi.call('getOwnRating', booking).catch(() => null);
    if (updatedRating) onChange(updatedRating.photos.filter(({ photoID }) => photoIDs.includes(photoID)));
    setBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <div role="group" aria-label={t('rate.photos')}>
      <p className={styles.strong}>{t('rate.photos')}</p>
      <p className={styles.soft}>{t('rate.photosHint', { count: ratingPhotosMax })}</p>
      {photos.length > 0 && (
        <ul className={own.photos}>
          {photos.map(({ photoID, base }, index) => (
            <li key={photoID} className={own.photo}>
              <img
                src={`${base}-250x155.webp`}
                width={250}
                height={155}
                alt={t('rate.photo', { number: index + 1 })}
              />
              <Button
                small
                variant="quiet"
                aria-label={t('rate.photoRemoveOne', { number: index + 1 })}
                onClick={() => onChange(photos.filter((photo) => photo.photoID !== photoID))}
              >
                {t('rate.photoRemove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FailureNotice kind="warning" text={failure && !busy && t(`rate.photoProblem.${failure}`)} />
      {photos.length < ratingPhotosMax && (
        <label className={own.choose}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            disabled={busy}
            onChange={({ target }) => void addPhotos([...(target.files ?? [])])}
          />
          {t(busy ? 'rate.photoSending' : 'rate.photoAdd')}
        </label>
      )}
      <p className="visually-hidden" role="status">
        {busy ? t('rate.photoSending') : ''}
      </p>
    </div>
  );
}
