import type { Translate } from '../../../texts/translate.ts';

/** Which part of the home the picture shows; empty where that is not known. */
export function sceneOf(t: Translate, { scene }: { scene: string }): string {
  const key = `object.scene.${scene}`;
  return t.has(key) ? t(key) : '';
}

export function altOf(t: Translate, image: { scene: string }, title: string): string {
  const scene = sceneOf(t, image);
  return scene ? `${title}: ${scene}` : title;
}
