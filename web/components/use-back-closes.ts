import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** State of a history entry: `idx` is the router's index, `isLayer` marks the entry of a layer. */
interface EntryState {
  idx?: number;
  isLayer?: true;
}

/** Current state and address of the page, even if the address has changed below the layer. */
interface Page {
  state: EntryState;
  address: string;
}

/** The open layer, and the router's index of the page on which it was opened. */
let open: { idx: number | undefined; page: Page; close: () => void } | null = null;
/** The page below a layer that was closed by a control, while the layer's history entry is being removed. */
let goingBackTo: Page | null = null;
/** The index of the page that the last back or forward step reached. */
let lastIndex: number | undefined;
let isListening = false;

const stateNow = (): EntryState => (window.history.state ?? {}) as EntryState;

function pageNow(): Page {
  const { isLayer: _mark, ...state } = stateNow();
  return { state, address: window.location.href };
}

/** Hides the event from the router, so that the page below stays and nothing is loaded. */
function stayOn(event: PopStateEvent, { state, address }: Page): void {
  event.stopImmediatePropagation();
  if (window.location.href !== address) window.history.replaceState(state, '', address);
}

function onPop(event: PopStateEvent): void {
  const { idx, isLayer } = (event.state ?? {}) as EntryState;
  if (isLayer) {
    if (open) return;
    // The entry of a closed layer has nothing to show, so the step continues in the same direction.
    event.stopImmediatePropagation();
    if (goingBackTo) {
      // The layer was closed together with its page, and its removal is under way. The router handles that step, since it changes the page.
      goingBackTo = null;
    } else if (lastIndex === idx) {
      window.history.forward();
    } else {
      window.history.back();
    }
    return;
  }
  lastIndex = idx;
  const isOpenLayers = open !== null && open.page.state.idx === idx;
  const page = isOpenLayers ? open!.page : goingBackTo?.state.idx === idx ? goingBackTo : null;
  goingBackTo = null;
  if (page) stayOn(event, page);
  if (open && (idx ?? 0) <= (open.idx ?? 0)) open.close();
}

function enter(close: () => void): void {
  // The capture phase runs before the router's listener.
  if (!isListening) window.addEventListener('popstate', onPop, true);
  isListening = true;
  const page = pageNow();
  open = { idx: page.state.idx, page, close };
  window.history.pushState({ ...page.state, isLayer: true }, '');
}

/** Marks the layer's entry again after the router has overwritten the history state, and stores the page's new address. */
function follow(): void {
  if (!open) return;
  open.page = pageNow();
  if (open.page.state.idx === open.idx && !stateNow().isLayer) {
    window.history.replaceState({ ...open.page.state, isLayer: true }, '');
  }
}

function leave(): void {
  if (!open) return;
  const { page } = open;
  open = null;
  if (!stateNow().isLayer) return;
  goingBackTo = page;
  window.history.back();
}

/**
 * Lets the browser's back button close an overlay, as on phones, instead of leaving the page. A history entry with the same address
 * represents the overlay; it is removed if the overlay is closed otherwise.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const location = useLocation();
  useEffect(() => {
    // The timeout prevents a second entry if React mounts the component twice during development.
    const timer = setTimeout(() => enter(() => close()));
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  useEffect(follow, [location]);
}
