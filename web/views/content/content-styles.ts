import accordion from '../../components/faq.module.css';
import notice from '../../components/notice.module.css';
import contentView from './content-view.module.css';
import checklist from './parts/checklist-block.module.css';
import homes from './parts/homes-block.module.css';
import ratings from './parts/latest-ratings.module.css';
import map from './parts/map-block.module.css';
import pictures from './parts/picture-blocks.module.css';
import simple from './parts/simple-blocks.module.css';
import part from './parts/site-part.module.css';
import teaser from './parts/teaser-card.module.css';
import richText from './rich-text.module.css';

/** Every style of a content page, for a page that loads its view only where it shows one. */
export const contentStyles = [
  accordion,
  notice,
  contentView,
  checklist,
  homes,
  ratings,
  map,
  pictures,
  simple,
  part,
  teaser,
  richText,
];
