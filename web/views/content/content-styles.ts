import * as accordion from '../../components/faq.module.css?sheet';
import * as notice from '../../components/notice.module.css?sheet';
import * as contentView from './content-view.module.css?sheet';
import * as checklist from '../../features/content/parts/checklist-block.module.css?sheet';
import * as homes from '../../features/content/parts/homes-block.module.css?sheet';
import * as ratings from '../../features/content/parts/latest-ratings.module.css?sheet';
import * as map from '../../features/content/parts/map-block.module.css?sheet';
import * as pictures from '../../features/content/parts/picture-blocks.module.css?sheet';
import * as simple from '../../features/content/parts/simple-blocks.module.css?sheet';
import * as part from '../../features/content/parts/site-part.module.css?sheet';
import * as teaser from '../../features/content/parts/teaser-card.module.css?sheet';
import * as placeText from './place-text.module.css?sheet';
import * as richText from '../../features/content/rich-text.module.css?sheet';

/** Classes are named one by one, so that the script contains only those that are used. */
type Sheet = Readonly<Record<string, string>>;

export const contentStyles = [
  (accordion as unknown as Sheet)['faq'],
  (notice as unknown as Sheet)['notice'],
  (contentView as unknown as Sheet)['page'],
  (checklist as unknown as Sheet)['checklist'],
  (homes as unknown as Sheet)['homes'],
  (ratings as unknown as Sheet)['ratings'],
  (map as unknown as Sheet)['places'],
  (pictures as unknown as Sheet)['picture'],
  (simple as unknown as Sheet)['links'],
  (part as unknown as Sheet)['office'],
  (teaser as unknown as Sheet)['grid'],
  (placeText as unknown as Sheet)['place'],
  (richText as unknown as Sheet)['text'],
];
