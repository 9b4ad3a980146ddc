import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { pictureOfLocation } from './location-picture.ts';

const t = createSiteTexts().translate('fr');
const town = { locationType: 'place', locationKey: '7', locationName: 'Konia' } as const;
const image = { src: '/pictures/object/11-1.abcdef01' };

test('a town is shown by the first home of its list, and says whether that is a drawing', () => {
  const shown = (illustration: boolean): unknown =>
    pictureOfLocation(t, town, [{ title: 'Mas Bleu', images: [{ ...image, illustration }] }] as never);
  expect(shown(true)).toEqual({ src: image.src, alt: t('object.previewDrawn', { title: 'Mas Bleu' }) });
  expect(shown(false)).toEqual({ src: image.src, alt: t('object.preview', { title: 'Mas Bleu' }) });
});

test('a town without homes has no picture', () => {
  expect(pictureOfLocation(t, town, [])).toBeNull();
});
