import type { Translate } from '../../../texts/translate.ts';

/** The part of the home in the picture; empty where it is unknown. */
export function sceneOf(t: Translate, { scene }: { scene: string }): string {
  const key = `object.scene.${scene}`;
  return t.has(key) ? t(key) : '';
}

export function altOf(t: Translate, image: { scene: string }, title: string): string {
  const scene = sceneOf(t, image);
  return scene ? `${title}: ${scene}` : title;
}
