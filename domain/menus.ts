import type { ContentRouteName } from './content-routes.ts';
import type { GuestRouteName } from './guest-routes.ts';
import type { Language } from './language.ts';

/**
 * The header's menu and the footer as editable content, one unit each for all languages. Until a menu is published, the
 * default below applies. Links without a target in a language are left out in that language.
 */
export const menuNames = ['header', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

const menuFolder = 'menus/';
export const menuPage = (name: MenuName): string => menuFolder + name;
export const isMenuPage = (page: string): boolean => page.startsWith(menuFolder);

type Localized = Partial<Record<Language, string>>;

interface MenuEntry {
  /** A link as in texts, such as `page:Faq`. */
  to: string;
  /** Absent if the title of the page is used. */
  label?: Localized | undefined;
}

export interface MenuGroup {
  id: string;
  kind: 'menu';
  /** Absent if the default heading of the group with this id is used. */
  title?: Localized | undefined;
  /** True for links about business with the operator, which partners' sites do not show. */
  ownSiteOnly?: true | undefined;
  links: MenuEntry[];
}

/** A text, or the key of a text. */
export type MenuWords = { text: string } | { key: string };

export interface MenuLink {
  path: string;
  label: MenuWords;
}

/** A group of links in one language. */
export interface ShownGroup {
  id: string;
  title: MenuWords | null;
  ownSiteOnly: boolean;
  links: readonly MenuLink[];
}

export type Menus = Readonly<Record<MenuName, readonly ShownGroup[]>>;

/** Pages outside the content that menus link to by default, with the text keys of their labels. */
export const menuLabels: Partial<Record<string, string>> = {
  Search: 'shell.search',
  OfferOverview: 'shell.offers',
  WatchList: 'shell.watchList',
  bookingView: 'shell.findBooking',
  Lastminute: 'shell.themes.lastminute',
  Family: 'shell.themes.family',
  Pets: 'shell.themes.pets',
  WinterVacation: 'shell.themes.winter',
} satisfies Partial<Record<GuestRouteName, string>>;

/** Text keys of the footer's default headings. */
export const menuTitles: Partial<Record<string, string>> = {
  discover: 'shell.discover',
  help: 'shell.help',
  partners: 'shell.partners',
};

const group = (
  id: string,
  names: readonly (ContentRouteName | GuestRouteName)[],
  more: Pick<MenuGroup, 'ownSiteOnly'> = {},
): MenuGroup => ({ id, kind: 'menu', ...more, links: names.map((name) => ({ to: `page:${name}` })) });

const main = ['Search', 'OfferOverview', 'WatchList', 'bookingView'] as const;

export const usualMenus: Readonly<Record<MenuName, readonly MenuGroup[]>> = {
  header: [group('main', main), group('themes', ['Lastminute', 'Family', 'Pets', 'WinterVacation'])],
  footer: [
    group('discover', [...main, 'Themes', 'HolidayParks', 'TravelTips', 'Blog', 'CustomerRating']),
    // The page about discounts and codes is left out: that about vouchers and the offers lead to it.
    group('help', ['Faq', 'StayPromise', 'TravelVouchers', 'Accessibility', 'ResultOrder', 'RatingChecks']),
    group('partners', ['Retailer', 'PartnerProgramme', 'TravelAgency', 'About'], { ownSiteOnly: true }),
  ],
};
