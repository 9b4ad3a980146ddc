import notice from '../../components/notice.module.css';
import contentView from './content-view.module.css';

/** Every style of a content page, for a page that loads its view only where it shows one. */
export const contentStyles = [notice, contentView];
