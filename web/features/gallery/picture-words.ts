import type { Translate } from '../../../texts/translate.ts';

interface Described {
  scene: string;
  /** The host's own words in the language of the page. */
  caption?: string | undefined;
}

/** Says what the picture shows, in the host's words if there are any; empty if it is unknown. */
export function sceneText(t: Translate, { scene, caption }: Described): string {
  if (caption) return caption;
  const key = `object.scene.${scene}`;
  return t.has(key) ? t(key) : '';
}

export function altText(t: Translate, image: Described, title: string): string {
  const scene = sceneText(t, image);
  return scene ? `${title}, ${scene}` : title;
}
