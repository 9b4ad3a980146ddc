import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import PartyPicker from '../price-box/party-picker.tsx';
import { partyInWords, type RequestedParty } from './requested-party.ts';

const personsMax = 20;
/** Searches treat more than two dogs as two. */
const dogsMax = 2;

export default function PartyDialog({
  party,
  onParty,
  onClose,
}: {
  party: RequestedParty;
  onParty: (party: RequestedParty) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [draft, setDraft] = useState(party);
  const applyParty = (): void => {
    onParty(draft);
    onClose();
  };
  return (
    <Dialog
      title={t('search.box.who')}
      closeLabel={t('search.close')}
      onClose={onClose}
      footer={
        <>
          <span role="status">{partyInWords(t, draft)}</span>
          <Button variant="primary" onClick={applyParty} data-testid="take-party">
            {t('search.box.take')}
          </Button>
        </>
      }
    >
      <PartyPicker
        stay={{
          startDate: '',
          endDate: '',
          persons: draft.persons,
          childAges: draft.childAges,
          pets: draft.dogs,
        }}
        personsMax={personsMax}
        adultsMax={personsMax}
        dogsMax={dogsMax}
        onChange={({ persons = draft.persons, childAges = draft.childAges, pets = draft.dogs }) =>
          setDraft({ persons, childAges, dogs: pets })
        }
      />
    </Dialog>
  );
}
