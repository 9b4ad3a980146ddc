import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { toChosenPlace, type ChosenPlace } from './chosen-place.ts';
import type { NearMe, OptionGroup, PlaceAction, PlaceOption } from './place-options.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Options load with the list, when the field is first entered. */
const loadOptions = () => import('./place-options.ts');
type PlaceOptions = Awaited<ReturnType<typeof loadOptions>>;
const noGroups: readonly OptionGroup[] = [];

export interface PlaceField {
  text: string;
  chosen: ChosenPlace | null;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
}

interface PlaceCombobox {
  field: RefObject<HTMLInputElement | null>;
  groups: readonly OptionGroup[];
  /** True while nothing is typed: the list shows recent and popular places. */
  isEmpty: boolean;
  nearTown: string;
  nearMe: NearMe;
  /** True if the server has no match. */
  isUnknown: boolean;
  isShown: boolean;
  /** Index of the suggestion that the arrows have reached; -1 is the field itself. */
  active: number;
  /** Number of suggestions, to be announced; null before it is known. */
  count: number | null;
  setActive: (index: number) => void;
  open(): void;
  close(): void;
  choose(option: PlaceOption): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Manages the state and the keys of the combobox: arrows move in the list, Enter chooses, Escape closes. */
export function usePlaceCombobox({ text, onText, onChoose }: PlaceField): PlaceCombobox {
  const { language } = useTexts();
  const navigate = useNavigate();
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const result = useSuggestions(text, language, isTyping);
  const [, setDrawn] = useState(0);
  const [parts, setParts] = useState<PlaceOptions | null>(null);
  const [nearMe, setNearMe] = useState<NearMe>(null);
  const isEmpty = text.trim() === '';
  const groups = parts?.optionGroups(text, result, nearMe) ?? noGroups;
  const options = groups.flatMap((group) => group.options);
  const isUnknown = !isEmpty && parts !== null && result.isSettled && options.length === 0;
  const isShown = isOpen && (options.length > 0 || isUnknown);
  // The list may have become shorter under the arrow keys.
  const current = active < options.length ? active : -1;

  const open = (): void => {
    void loadOptions().then(setParts, () => {
      // Without the list the words are searched as they are.
    });
    setTyping(true);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
    setNearMe(null);
  };

  // Input from before hydration counts like later input.
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    if (isAlive.current || !field.current) return;
    isAlive.current = true;
    const { value } = field.current;
    if (value === text) return;
    onText(value);
    if (document.activeElement === field.current) open();
  });

  const act = (key: PlaceAction['key']): void => {
    setActive(-1);
    // The recent places are not React state, so the list is rendered again.
    void parts?.runPlaceAction(key, language, setNearMe).then(() => setDrawn((times) => times + 1));
  };

  const choose = (suggestion: PlaceOption): void => {
    if (suggestion.kind === 'action') return act(suggestion.key);
    const place = toChosenPlace(suggestion);
    close();
    setTyping(false);
    if (!place) return void navigate(suggestion.path);
    parts?.recentPlaces.remember(suggestion);
    onChoose(place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to an input method while it composes a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? open() : close();
      if (!isOpen) open();
      // The field itself is the position behind the last option and before the first one.
      const places = options.length + 1;
      setActive(((current + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && current >= 0) {
      event.preventDefault();
      choose(options[current]!);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };

  return {
    field,
    groups,
    isEmpty,
    nearTown: result.nearTown,
    nearMe,
    isUnknown,
    isShown,
    active: current,
    count: isOpen && !isEmpty && result.text !== '' ? options.length : null,
    setActive,
    open,
    close,
    choose,
    onKeyDown,
  };
}
