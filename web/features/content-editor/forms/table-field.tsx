import type { KeyboardEvent, ReactNode } from 'react';
import type { BlockOf, Inline } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from './forms.module.css';
import { LineField } from './line-field.tsx';

type Table = Pick<BlockOf<'table'>, 'head' | 'rows'>;

const columnsMax = 10;

/** Moves to the next cell with Enter; Shift+Enter breaks the line. */
function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('[role=textbox]')];
  const at = cells.findIndex((cell) => cell.contains(target as Node));
  if (at < 0) return;
  // Runs in the capture phase, before the text editor of the cell handles the key.
  event.preventDefault();
  event.stopPropagation();
  cells[at + 1]?.focus();
}

export function TableField({
  table: { head, rows },
  onChange,
}: {
  table: Table;
  onChange: (table: Table) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={styles.group} onKeyDownCapture={enterMovesOn}>
      <legend>{t('editor.field.rows')}</legend>
      <fieldset className={styles.cells}>
        <legend>{t('editor.field.head')}</legend>
        {head.map((cell, column) => (
          <TextField
            key={column}
            label={t('editor.columnOf', { number: column + 1 })}
            value={cell}
            maxLength={200}
            onChange={({ target }) => onChange({ rows, head: head.with(column, target.value) })}
          />
        ))}
      </fieldset>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.entry}>
          <legend>{t('editor.rowOf', { number: index + 1 })}</legend>
          <div className={styles.cells}>
            {head.map((name, column) => (
              <div key={column}>
                <p aria-hidden="true" className={styles.label}>
                  {name}
                </p>
                <LineField
                  label={`${name} ${t('editor.rowOf', { number: index + 1 })}`}
                  line={row[column] ?? []}
                  onChange={(line) =>
                    onChange({
                      head,
                      rows: rows.with(
                        index,
                        head.map((_, at) => (at === column ? line : (row[at] ?? []))),
                      ),
                    })
                  }
                />
              </div>
            ))}
          </div>
          <Button small variant="quiet" onClick={() => onChange({ head, rows: rows.toSpliced(index, 1) })}>
            {t('editor.remove')}
          </Button>
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button small onClick={() => onChange({ head, rows: [...rows, head.map(() => [])] })}>
          {t('editor.addRow')}
        </Button>
        <Button
          small
          disabled={head.length >= columnsMax}
          onClick={() => onChange({ head: [...head, ''], rows: rows.map((row) => [...row, []]) })}
        >
          {t('editor.addColumn')}
        </Button>
        <Button
          small
          variant="quiet"
          disabled={head.length === 1}
          onClick={() =>
            onChange({ head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, head.length - 1)) })
          }
        >
          {t('editor.removeColumn')}
        </Button>
      </div>
    </fieldset>
  );
}

export function LinesField({
  label,
  lines,
  onChange,
}: {
  label: string;
  lines: readonly Inline[][];
  onChange: (lines: Inline[][]) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {lines.map((line, index) => (
        <div key={index} className={styles.line}>
          <LineField
            label={t('editor.entryOf', { name: label, number: index + 1 })}
            line={line}
            onChange={(next) => onChange(lines.with(index, next))}
          />
          <Button small variant="quiet" onClick={() => onChange(lines.toSpliced(index, 1))}>
            {t('editor.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button small onClick={() => onChange([...lines, []])}>
          {t('editor.addEntry')}
        </Button>
      </div>
    </fieldset>
  );
}
