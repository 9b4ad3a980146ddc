import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './pin-field.module.css';
import { findPresentPosition } from './present-position.ts';
import { pastedMax, readPair, type Position } from './read-position.ts';

/** For hosts who stand in front of the house with their phone. */
export function PresentPosition({ onPick }: { onPick: (at: Position) => void }): ReactNode {
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'denied' | 'unknown'>('idle');
  async function askDevice(): Promise<void> {
    setState('asking');
    try {
      onPick(await findPresentPosition());
      setState('done');
    } catch (error) {
      setState(error instanceof Error && error.message === 'denied' ? 'denied' : 'unknown');
    }
  }
  return (
    <div>
      <Button
        small
        busy={state === 'asking'}
        onClick={() => void askDevice()}
        data-testid="use-present-location"
      >
        {t('landlord.pin.here')}
      </Button>
      <p role="status" className={styles.outcome}>
        {state === 'done' && t('landlord.pin.hereDone')}
        {(state === 'denied' || state === 'unknown') && t(`landlord.pin.hereProblem.${state}`)}
      </p>
    </div>
  );
}

/** Leads to a map with streets, whose link the host then pastes here. */
export function AddressLookUp({ address }: { address: readonly string[] }): ReactNode {
  const { t } = useTexts();
  const query = address.map((part) => part.trim()).filter((part) => part !== '');
  return (
    <ExternalLink
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(query.join(', '))}`}
      rel="noreferrer"
    >
      {t('landlord.pin.lookUp')}
    </ExternalLink>
  );
}

/** A link or numbers copied from a map. */
export function PastedPosition({ onPick }: { onPick: (at: Position) => void }): ReactNode {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const isRead = readPair(text) !== null;
  return (
    <div>
      <TextField
        name="map-link"
        label={t('landlord.pin.link')}
        hint={t('landlord.pin.linkHint')}
        inputMode="text"
        autoComplete="off"
        maxLength={pastedMax}
        error={text.trim() !== '' && !isRead ? t('landlord.pin.linkWrong') : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const position = readPair(target.value);
          if (position) onPick(position);
        }}
      />
      <p role="status" className={styles.outcome}>
        {isRead && t('landlord.pin.linkRead')}
      </p>
    </div>
  );
}
