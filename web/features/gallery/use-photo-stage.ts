import PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { stagePadding, type createSlides } from './stage-layout.ts';

const neighbours: [number, number] = [1, 2];

interface PhotoStage {
  place: RefObject<HTMLDivElement | null>;
  at: number;
  isLeaving: boolean;
  turnTo: (index: number) => void;
  /** Handles Home and End; the stage itself handles the arrows. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Shows the pictures by PhotoSwipe, which handles zoom, pan and swipe gestures. Focus, Escape and all buttons belong to the surrounding
 * dialog. `onClose` is called after a picture was dragged away or the background was clicked.
 */
export function usePhotoStage(
  makeSlides: () => ReturnType<typeof createSlides>,
  start: number,
  onClose: () => void,
): PhotoStage {
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<PhotoSwipe | null>(null);
  const [at, setAt] = useState(start);
  const [isLeaving, setIsLeaving] = useState(false);
  const initialOptions = useEffectEvent(() => ({ dataSource: makeSlides(), index: start }));
  const end = useEffectEvent(onClose);

  useEffect(() => {
    const pictures = initialOptions();
    const pswp = new PhotoSwipe({
      ...pictures,
      appendToEl: place.current!,
      paddingFn: stagePadding,
      preload: neighbours,
      showHideAnimationType: 'fade',
      bgOpacity: 1,
      secondaryZoomLevel: ({ fit }) => fit * 2.5,
      maxZoomLevel: ({ fit }) => Math.max(1, fit * 4),
      imageClickAction: 'zoom',
      tapAction: false,
      escKey: false,
      trapFocus: false,
      returnFocus: false,
      ...ownControls,
    });
    stage.current = pswp;
    pswp.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false);
    pswp.on('change', () => setAt(pswp.currIndex));
    pswp.on('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.originalEvent.key];
      // PhotoSwipe would move the focus on Tab and turn without an animation on arrows.
      if (event.originalEvent.key === 'Tab' || step) event.preventDefault();
      if (!step || pictures.dataSource.length < 2) return;
      event.originalEvent.preventDefault();
      glide(pswp, pswp.potentialIndex + step);
    });
    // After a rotation during the opening animation PhotoSwipe measures the screen but does not resize the picture.
    pswp.on('openingAnimationEnd', () => pswp.updateSize(true));
    pswp.on('verticalDrag', () => setIsLeaving(true));
    pswp.on('pointerUp', () => setIsLeaving(false));
    pswp.on('close', () => setIsLeaving(true));
    turnBySlowSwipes(pswp);
    let isDropped = false;
    pswp.on('destroy', () => {
      if (!isDropped) end();
    });
    pswp.init();
    // The dialog has the role and the label already.
    pswp.element?.removeAttribute('role');
    pswp.element?.removeAttribute('tabindex');
    pswp.scrollWrap?.removeAttribute('aria-roledescription');
    for (const { el } of pswp.mainScroll.itemHolders) el.removeAttribute('aria-roledescription');
    return () => {
      isDropped = true;
      stage.current = null;
      pswp.destroy();
    };
  }, []);

  const turnTo = (index: number): void => {
    if (stage.current) glide(stage.current, index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { Home: 0, End: (stage.current?.getNumItems() ?? 1) - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  return { place, at, isLeaving, turnTo, onKeyDown };
}

/** PhotoSwipe's own buttons are in English and placed elsewhere. */
const ownControls = {
  arrowPrev: false,
  arrowNext: false,
  close: false,
  counter: false,
  zoom: false,
} as const;

/** Pixels by which a finger must move a picture sideways to turn it, at any speed. */
const swipeTolerance = 50;

/** PhotoSwipe turns after a fast swipe or one across half the screen; this handles slower and shorter ones. */
function turnBySlowSwipes(pswp: PhotoSwipe): void {
  pswp.on('pointerUp', () => {
    const { mainScroll, potentialIndex } = pswp;
    const offset = mainScroll.x - mainScroll.getCurrSlideX();
    if (Math.abs(offset) < swipeTolerance) return;
    // Runs after PhotoSwipe's own decision.
    queueMicrotask(() => {
      const isTakenBack = pswp.gestures.velocity.x * Math.sign(offset) < -0.1;
      if (pswp.potentialIndex === potentialIndex && !isTakenBack) {
        glide(pswp, potentialIndex - Math.sign(offset));
      }
    });
  });
}

/** Goes to a picture; to a neighbour with an animation, unless the visitor prefers reduced motion. */
function glide(pswp: PhotoSwipe, index: number): void {
  const steps = pswp.getLoopedIndex(index) - pswp.potentialIndex;
  const isNext = Math.abs(index - pswp.potentialIndex) === 1;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isNext && !isStill) pswp.mainScroll.moveIndexBy(index - pswp.potentialIndex, true);
  else if (steps !== 0) pswp.mainScroll.moveIndexBy(steps);
}
