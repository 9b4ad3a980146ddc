import type { ReactNode } from 'react';
import { homeKinds, type HomeKind } from '../../../domain/homes/home-kinds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';

export function KindField({
  kind,
  onChange,
}: {
  kind: HomeKind;
  onChange: (kind: HomeKind) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      name="kind"
      label={t('landlord.editor.basics.kind')}
      value={kind}
      onChange={({ target }) => onChange(target.value as HomeKind)}
    >
      {homeKinds.map((one) => (
        <option key={one} value={one}>
          {t(`object.kind.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
