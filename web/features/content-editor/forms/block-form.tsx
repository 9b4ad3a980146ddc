import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { fieldsByKind } from './block-fields.ts';
import { FieldsForm } from './fields-form.tsx';
import styles from './forms.module.css';

export function BlockForm({
  block,
  onChange,
}: {
  block: ContentBlock;
  onChange: (block: ContentBlock) => void;
}): ReactNode {
  return (
    <div className={styles.form} data-testid="block-form">
      <FieldsForm
        fields={fieldsByKind[block.kind]}
        value={{ ...block }}
        onChange={(value) => onChange(value as unknown as ContentBlock)}
      />
    </div>
  );
}
