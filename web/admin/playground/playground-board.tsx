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
  type Listed,
} from '../../features/content-editor/rich/editor-context.ts';
import { useStartCatalogue } from '../../features/content-editor/use-start-catalogue.ts';
import { useShown } from '../../features/content-editor/session/use-shown.ts';
import admin from '../parts/admin.module.css';
import { checkContainer } from './check-container.ts';
import styles from './playground.module.css';
import { ProblemList } from './problem-list.tsx';
import { sampleBlocks } from './sample-blocks.ts';

const jsonOf = (blocks: readonly ContentBlock[]): string => JSON.stringify({ version: 1, blocks }, null, 2);
const nothing = { targets: { links: {}, pictures: {} }, live: null };

export default function PlaygroundBoard({ listed }: { listed: Listed }): ReactNode {
  const { t, language } = useTexts();
  const [json, setJson] = useState(() => jsonOf(sampleBlocks(t)));
  const checked = useMemo(() => checkContainer(json), [json]);
  // While the JSON is broken the blocks stay as they were last.
  const [valid, setValid] = useState<readonly ContentBlock[]>(() => sampleBlocks(t));
  const blocks = checked.blocks ?? valid;
  const shown = useShown(blocks, language, nothing);
  const catalogue = useStartCatalogue(language);
  const offered = useMemo(() => offeredIn(listed, language, catalogue), [listed, language, catalogue]);
  const pages = listed.units.filter((unit) => unit.language === language && unit.isPublished);

  function take(next: string): void {
    setJson(next);
    const { blocks: found } = checkContainer(next);
    if (found) setValid(found);
  }
  async function load(page: string): Promise<void> {
    const unit = pages.find((one) => one.page === page);
    if (!unit) return;
    const { containerKey } = unit;
    const { containerContent } = await browserApi.call('getContent', { page, containerKey, language });
    take(JSON.stringify(JSON.parse(containerContent), null, 2));
  }
  return (
    <OfferedProvider value={offered}>
      <div className={styles.ways}>
        <Button onClick={() => take(jsonOf(sampleBlocks(t)))}>{t('desk.playground.samples')}</Button>
        <Button onClick={() => take(jsonOf([]))}>{t('desk.playground.clear')}</Button>
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
          <TargetsProvider value={shown.targets}>
            <BlockList
              page="playground"
              blocks={blocks}
              shown={shown}
              onChange={(next) => take(jsonOf(next))}
            />
          </TargetsProvider>
        </section>
        <section className={styles.json} aria-label={t('desk.playground.json')}>
          <ProblemList problems={checked.problems} blocks={checked.blocks ?? []} />
          <TextAreaField
            className={styles.text}
            label={t('desk.playground.json')}
            hint={t('desk.playground.jsonHint')}
            rows={30}
            spellCheck={false}
            value={json}
            onChange={({ target }) => take(target.value)}
          />
          <p className={admin.soft}>
            {t('desk.playground.size', { count: new TextEncoder().encode(json).length })}
          </p>
        </section>
      </div>
    </OfferedProvider>
  );
}
