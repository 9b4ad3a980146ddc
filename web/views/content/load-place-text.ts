import type { ContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { LocationPicture } from '../../features/search/search-data.ts';
import { loadLive, type LiveContent } from '../../features/content/live-content.ts';

export interface PlaceTextData {
  content: ContentPage;
  live: LiveContent;
  picture: LocationPicture | null;
}

export async function loadPlaceText(
  site: Site,
  path: string,
  language: Language,
  preview: string | null = null,
): Promise<PlaceTextData | null> {
  const content = await site.content.place(path, language, preview).catch(() => null);
  if (!content) return null;
  return { content, live: await loadLive(site, content.blocks, content.links, language), picture: null };
}
