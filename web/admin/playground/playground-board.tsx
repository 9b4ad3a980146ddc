import { useMemo, useState, type ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import { TargetsProvider } from '../../features/content/content-context.ts';
import { BlockList } from '../../features/content-editor/block-list.tsx';
import {
  offeredIn,
  OfferedProvider,
  type ContentList,
} from '../../features/content-editor/rich/editor-context.ts';
import { useStartCatalogue } from '../../features/content-editor/use-start-catalogue.ts';
import { useShown } from '../../features/content-editor/session/use-shown.ts';
import admin from '../parts/admin.module.css';
import { checkContainer } from './check-container.ts';
import styles from './playground.module.css';
import { ProblemList } from './problem-list.tsx';
import { sampleBlocks } from './sample-blocks.ts';

const toJson = (blocks: readonly ContentBlock[]): string => JSON.stringify({ version: 1, blocks }, null, 2);
const emptyTargets = { targets: { links: {}, pictures: {} }, live: null };

export default function PlaygroundBoard({ listed }: { listed: ContentList }): ReactNode {
  const { t, language } = useTexts();
  const [json, setJson] = useState(() => toJson(sampleBlocks(t)));
  const checkResult = useMemo(() => checkContainer(json), [json]);
  // The last valid blocks stay visible while the JSON is invalid.
  const [valid, setValid] = useState<readonly ContentBlock[]>(() => sampleBlocks(t));
  const blocks = checkResult.blocks ?? valid;
  const shownContent = useShown(blocks, language, emptyTargets);
  const catalogue = useStartCatalogue(language);
  const offeredTargets = useMemo(() => offeredIn(listed, language, catalogue), [listed, language, catalogue]);
  const pages = listed.units.filter((unit) => unit.language === language && unit.isPublished);

  function applyJson(next: string): void {
    setJson(next);
    const { blocks: nextBlocks } = checkContainer(next);
    if (nextBlocks) setValid(nextBlocks);
  }
  async function load(page: string): Promise<void> {
    const unit = pages.find((one) => one.page === page);
    if (!unit) return;
    const { containerKey } = unit;
    const { containerContent } = await browserApi.call('getContent', { page, containerKey, language });
    applyJson(JSON.stringify(JSON.parse(containerContent), null, 2));
  }
  return (
    <OfferedProvider value={offeredTargets}>
      <div className={styles.actions}>
        <Button onClick={() => applyJson(toJson(sampleBlocks(t)))}>{t('desk.playground.samples')}</Button>
        <Button onClick={() => applyJson(toJson([]))}>{t('desk.playground.clear')}</Button>
        <SelectField
          label={t('desk.playground.page')}
          value=""
          onChange={({ target }) => void load(target.value)}
        >
          <option value="">–</option>
          {pages.map(({ page, title }) => (
            <option key={page} value={page}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.board}>
        <section className={styles.blocks} aria-label={t('desk.playground.blocks')} data-testid="blocks">
          <TargetsProvider value={shownContent.targets}>
            <BlockList
              page="playground"
              blocks={blocks}
              shown={shownContent}
              onChange={(next) => applyJson(toJson(next))}
            />
          </TargetsProvider>
        </section>
        <section className={styles.json} aria-label={t('desk.playground.json')}>
          <ProblemList problems={checkResult.problems} blocks={checkResult.blocks ?? []} />
          <TextAreaField
            className={styles.text}
            label={t('desk.playground.json')}
            hint={t('desk.playground.jsonHint')}
            rows={30}
            spellCheck={false}
            value={json}
            onChange={({ target }) => applyJson(target.value)}
          />
          <p className={admin.soft}>
            {t('desk.playground.size', { count: new TextEncoder().encode(json).length })}
          </p>
        </section>
      </div>
    </OfferedProvider>
  );
}
