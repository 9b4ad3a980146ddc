import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

const PinMap = lazyPart(() => import('./pin-map.tsx'), 'pin-map');

const fields = [
  ['street', 'street-address'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** Where the home stands: the address, and the pin that says it to the metre. */
export function AddressSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { section: _, ...known } = editing.home.address;
  const [typed, setTyped] = useState(known);
  const error = editing.errorOf('address', 'pin');
  return (
    <SectionForm
      editing={editing}
      section="address"
      onSave={() => editing.save({ section: 'address', ...typed })}
    >
      {fields.map(([field, autoComplete]) => (
        <TextField
          key={field}
          name={field}
          autoComplete={autoComplete}
          label={t(`landlord.editor.address.${field}`)}
          error={editing.errorOf('address', field)}
          value={typed[field]}
          onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
        />
      ))}
      <p id="pin-help">{t('landlord.editor.address.pin')}</p>
      <div className={own.map}>
        <Suspense fallback={<p>{t('map.loading')}</p>}>
          <PinMap
            label={t('landlord.editor.address.map')}
            start={known}
            onPick={(at) => setTyped((now) => ({ ...now, ...at }))}
          />
        </Suspense>
      </div>
      <p className={own.position} role="status" data-testid="pin-position">
        {t('landlord.editor.address.position', { lat: typed.lat.toFixed(5), lon: typed.lon.toFixed(5) })}
      </p>
      {error && (
        <p className={own.error} role="alert">
          {error}
        </p>
      )}
    </SectionForm>
  );
}
