import { useState, type ReactNode } from 'react';
import type { SavedList } from '../../../contract/watch-list/saved-list.ts';
import { sharedListParam, type ListLinkMode } from '../../../domain/saved-lists.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox, Radio } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ownListCalls } from './saved-list-calls.ts';
import styles from './saved-lists.module.css';

/** Shares a list for voting. Its owner can make the link read-only or revoke it. */
export function ListShare({ list, hasMail }: { list: SavedList; hasMail: boolean }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const [state, setState] = useState<'' | 'copied' | 'ended' | 'failed'>('');
  const { listID, linkMode, sharedList, tellsOwner } = list;
  const change = async (mode: ListLinkMode, tells: boolean | null): Promise<void> => {
    try {
      await ownListCalls.setLink({ listID, linkMode: mode, tellsOwner: tells }, language);
      setState(mode === 'none' ? 'ended' : '');
    } catch {
      setState('failed');
    }
  };
  const path = `${pathOf('WatchList', language)}?${new URLSearchParams({ [sharedListParam]: sharedList }).toString()}`;
  const address = location.origin + path;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // If copying is not permitted, the visitor can copy the address from the field.
    }
  };
  return (
    <Card className={styles.share} data-testid="list-share">
      <h2 className={styles.heading}>{t('savedlists.share.title')}</h2>
      <p className={styles.note}>{t('savedlists.share.text')}</p>
      {state === 'failed' && (
        <Notice kind="danger" role="alert">
          {t('savedlists.failed')}
        </Notice>
      )}
      {linkMode === 'none' ? (
        <div className={styles.row}>
          <Button variant="primary" onClick={() => void change('open', null)} data-testid="make-link">
            {t('savedlists.share.start')}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.linkRow}>
            <TextField
              label={t('savedlists.share.label')}
              hideLabel
              name="listLink"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy()}>{t('savedlists.share.copy')}</Button>
          </div>
          <fieldset className={styles.modes}>
            <legend className={styles.legend}>{t('savedlists.share.mode')}</legend>
            {(['open', 'read'] as const).map((mode) => (
              <Radio
                key={mode}
                name={`mode-${listID}`}
                label={t(`savedlists.share.${mode}`)}
                checked={linkMode === mode}
                onChange={() => void change(mode, null)}
              />
            ))}
          </fieldset>
          {hasMail && (
            <Checkbox
              label={t('savedlists.share.mails')}
              checked={tellsOwner}
              onChange={() => void change(linkMode, !tellsOwner)}
            />
          )}
          <div className={styles.row}>
            <ButtonLink to={path} variant="primary" data-testid="open-group">
              {t('savedlists.share.view')}
            </ButtonLink>
            <Button variant="quiet" onClick={() => void change('none', null)}>
              {t('savedlists.share.end')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.note}>
        {state === 'copied' || state === 'ended' ? t(`savedlists.share.${state}`) : ''}
      </p>
    </Card>
  );
}
