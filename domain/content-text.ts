/** A content page in one language, as its editor writes it. */
export interface ContentText {
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
  /** It stands above the text, such as that a text is a sample. */
  notice?: { title: string; text: string };
  sections: readonly ContentSection[];
}

interface ContentSection {
  title: string;
  /** Each with its line breaks. */
  paragraphs: readonly string[];
}
