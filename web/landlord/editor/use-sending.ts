import { useRef, useState } from 'react';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { sendPhoto, type Sent } from './send-photo.ts';

export interface Waiting {
  file: File;
  state: 'waiting' | 'sending' | Extract<Sent, { ok: false }>['refusal'];
}

export interface Sending {
  /** Photos waiting to be sent, in the chosen order; refused ones stay until they are dropped or sent again. */
  list: readonly Waiting[];
  done: number;
  total: number;
  add(files: readonly File[]): void;
  retry(file: File): void;
  drop(file: File): void;
}

/** Uploads photos one at a time, so that on a slow connection each is complete before the next begins. */
export function useSending(objectNumber: number, replace: (home: OwnHome) => void): Sending {
  const { language } = useTexts();
  const [list, setList] = useState<readonly Waiting[]>([]);
  const [counts, setCounts] = useState({ done: 0, total: 0 });
  const queue = useRef<File[]>([]);
  const running = useRef(false);

  const mark = (file: File, state: Waiting['state']): void =>
    setList((now) => now.map((one) => (one.file === file ? { file, state } : one)));
  const forget = (file: File): void => setList((now) => now.filter((one) => one.file !== file));

  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      mark(file, 'sending');
      const sent = await sendPhoto(file, objectNumber, language);
      if (sent.ok) {
        forget(file);
        setCounts((now) => ({ ...now, done: now.done + 1 }));
        await browserApi.call('getOwnHome', { objectNumber, languageCode: language }).then(replace, () => {});
      } else {
        mark(file, sent.refusal);
      }
    }
    running.current = false;
  }

  return {
    list,
    ...counts,
    add(files) {
      if (!running.current) setCounts({ done: 0, total: files.length });
      else setCounts((now) => ({ ...now, total: now.total + files.length }));
      setList((now) => [...now, ...files.map((file): Waiting => ({ file, state: 'waiting' }))]);
      queue.current.push(...files);
      void run();
    },
    retry(file) {
      mark(file, 'waiting');
      queue.current.push(file);
      void run();
    },
    drop: forget,
  };
}
