import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { plainText } from '../content-outline.ts';
import { Line } from '../rich-text.tsx';
import styles from './checklist-block.module.css';
import { useTicks } from './use-ticks.ts';

export function ChecklistBlock({ page, block }: { page: string; block: BlockOf<'checklist'> }): ReactNode {
  const { t } = useTexts();
  const [ticks, change] = useTicks(`checklist:${page}:${block.id}`);
  const items = block.groups.flatMap(({ items: ofGroup }) => ofGroup.map(plainText));
  const doneCount = items.filter((item) => ticks.has(item)).length;
  return (
    <div className={styles.checklist}>
      <div className={`${styles.bar} script-only`}>
        <p role="status">{t('content.checklist.done', { done: doneCount, all: items.length })}</p>
        <Button small variant="quiet" onClick={() => change((all) => all.clear())} disabled={doneCount === 0}>
          {t('content.checklist.reset')}
        </Button>
        <Button small onClick={() => print()}>
          {t('content.checklist.print')}
        </Button>
      </div>
      {block.groups.map((group) => (
        <fieldset key={group.title} className={styles.group}>
          <legend>{group.title}</legend>
          <ul>
            {group.items.map((item) => {
              const name = plainText(item);
              return (
                <li key={name}>
                  <label>
                    <input
                      type="checkbox"
                      checked={ticks.has(name)}
                      onChange={({ target }) =>
                        change((all) => void (target.checked ? all.add(name) : all.delete(name)))
                      }
                    />
                    <span>
                      <Line line={item} />
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
