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
  /** Photos in the upload queue, in selection order. Refused ones stay until they are dropped or sent again. */
  list: readonly Waiting[];
  done: number;
  total: number;
  add(files: readonly File[]): void;
  retry(file: File): void;
  drop(file: File): void;
}

/** Uploads photos one at a time, so that each is complete before the next begins, also on a slow connection. */
export function useSending(objectNumber: number, replace: (home: OwnHome) => void): Sending {
  const { language } = useTexts();
  const [list, setList] = useState<readonly Waiting[]>([]);
  const [counts, setCounts] = useState({ done: 0, total: 0 });
  const queue = useRef<File[]>([]);
  const isRunning = useRef(false);

  const setState = (file: File, state: Waiting['state']): void =>
    setList((current) => current.map((one) => (one.file === file ? { file, state } : one)));
  const forget = (file: File): void => setList((current) => current.filter((one) => one.file !== file));

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      setState(file, 'sending');
      const result = await sendPhoto(file, objectNumber, language);
      if (result.ok) {
        forget(file);
        setCounts((current) => ({ ...current, done: current.done + 1 }));
        await browserApi.call('getOwnHome', { objectNumber, languageCode: language }).then(replace, () => {});
      } else {
        setState(file, result.refusal);
      }
    }
    isRunning.current = false;
  }

  return {
    list,
    ...counts,
    add(files) {
      if (!isRunning.current) setCounts({ done: 0, total: files.length });
      else setCounts((current) => ({ ...current, total: current.total + files.length }));
      setList((current) => [...current, ...files.map((file): Waiting => ({ file, state: 'waiting' }))]);
      queue.current.push(...files);
      void run();
    },
    retry(file) {
      setState(file, 'waiting');
      queue.current.push(file);
      void run();
    },
    drop: forget,
  };
}
