import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckIn } from '../../../contract/check-ins/check-in.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';

type Answers = CheckIn['answers'];

/** Milliseconds between the last keystroke, or a failure, and the next save. */
const pauseMs = 700;
const retryMs = 5000;

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves answers while they are typed. Calls do not overlap, and the last one has the latest answers. */
export function useSavedAnswers(
  checkIn: CheckIn,
  link: BookingLink,
): {
  answers: Answers;
  change(answers: Answers): void;
  /** Saves at once and marks the answers as complete. Resolves to null if that failed. */
  confirm(): Promise<CheckIn | null>;
  saving: SavingState;
} {
  const { language } = useTexts();
  const [answers, setAnswers] = useState(checkIn.answers);
  const [saving, setSaving] = useState<SavingState>('idle');
  const latest = useRef(answers);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const underWay = useRef<Promise<CheckIn | null>>(Promise.resolve(null));

  const send = useCallback(
    (confirmed: boolean): Promise<CheckIn | null> => {
      clearTimeout(timer.current);
      const sending = underWay.current.then(async () => {
        const sent = latest.current;
        isDirty.current = false;
        setSaving('saving');
        try {
          const updated = await browserApi.call('saveCheckIn', {
            ...{ bookingID: Number(link.id), bookingHash: link.hash, languageCode: language },
            ...sent,
            confirmed,
          });
          setSaving(isDirty.current ? 'saving' : 'saved');
          return updated;
        } catch {
          isDirty.current = true;
          setSaving('failed');
          return null;
        }
      });
      underWay.current = sending;
      return sending;
    },
    [link, language],
  );

  useEffect(() => {
    if (saving !== 'failed') return;
    const retry = setTimeout(() => void send(false), retryMs);
    return () => clearTimeout(retry);
  }, [saving, send]);

  useEffect(() => {
    const flush = (): void => {
      if (document.visibilityState === 'hidden' && isDirty.current) void send(false);
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [send]);

  return {
    answers,
    change(changed) {
      latest.current = changed;
      isDirty.current = true;
      setAnswers(changed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(false), pauseMs);
    },
    confirm: () => send(true),
    saving,
  };
}
