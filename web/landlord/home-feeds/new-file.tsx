import { useState, type ReactNode } from 'react';
import type { HomeFeed, HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { ChooseFile } from './choose-file.tsx';
import { refusalKey } from './feed-words.ts';
import { sendFeedFile, type FileRefusal } from './send-feed-file.ts';

/** Uploads the first or next file of a feed, which starts a trial run at once. */
export function NewFile({
  feed: { feedID, fileName },
  onChanged,
}: {
  feed: HomeFeed;
  onChanged: (now: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [isSending, setSending] = useState(false);
  async function sendFile(file: File): Promise<void> {
    setSending(true);
    setRefusal(await sendFeedFile(feedID, file));
    setSending(false);
    await browserApi.call('getHomeFeeds', {}).then(onChanged, () => undefined);
  }
  return (
    <>
      {refusal && !isSending && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(refusal))}
        </Notice>
      )}
      <ChooseFile
        isBusy={isSending}
        text={t(`landlord.homeFeeds.${fileName === null ? 'sendFile' : 'sendNewFile'}`)}
        onChosen={(file) => void sendFile(file)}
      />
    </>
  );
}
