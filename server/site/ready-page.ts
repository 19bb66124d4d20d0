/** A style element written by the page's components. */
export interface StyleElement {
  /** The attribute by which the client takes it over. */
  name: string;
  css: string;
}

/** A cached rendered page, ready for the template. */
export interface ReadyPage {
  html: string;
  /** The URL's target does not exist. */
  isMissing: boolean;
  styles: readonly StyleElement[];
  /** The preload link of its first picture. */
  firstPicture?: string;
  /** CSS rules that its elements need besides the style sheets. */
  css: string;
  /** Data for the page's scripts, as the text of a script element. */
  data: string;
}
