import type { Translate } from '../../../texts/translate.ts';

/** Names the part of the home in the picture; empty if it is unknown. */
export function sceneText(t: Translate, { scene }: { scene: string }): string {
  const key = `object.scene.${scene}`;
  return t.has(key) ? t(key) : '';
}

export function altText(t: Translate, image: { scene: string }, title: string): string {
  const scene = sceneText(t, image);
  return scene ? `${title}, ${scene}` : title;
}
