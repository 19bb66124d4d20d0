import type { Company } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { makeStorable } from '#wire/host/check-payload.ts';
import { type LegalName, legalNames } from '#server/marketplace/legal/legal-timeline.ts';
import { readSiteAddress } from '#server/site/addresses.ts';
import { breadcrumbs, organization, type PageFacts, pageText, type PageText } from './page-facts.ts';
import { screenAt, screens, tabOf } from '#screens/screens.ts';
import { describeVehicle } from './describe-vehicle.ts';
import type { VehicleWords } from './vehicle-words.ts';

export interface Describer {
  publicUrl: string;
  /** The company data, if set. */
  company?: (language: Language) => Company;
  /** Reads a vehicle. Without it, as on the mock, vehicle pages are described like any other. */
  findVehicle?: (id: string, language: Language) => Promise<VehicleWords | undefined>;
  /** The version of a legal text in force. */
  findLegalVersion?: (name: LegalName) => Promise<number>;
  /** The version of the home page's banners. */
  findBannerVersion?: () => Promise<string>;
  /** Called when a vehicle or version could not be read. The page is then served without a description. */
  onFailure?: (error: unknown) => void;
}

type NamedPage = 'home' | 'vehicles' | 'buying' | 'about' | 'company' | 'flashSale' | LegalName;

const tabs = ['home', 'vehicles', 'buying', 'about'] as const;
const legalTexts: ReadonlyMap<string, NamedPage> = new Map([
  ['2', 'privacy'],
  ['3', 'protocol'],
]);

const canonicals: Readonly<Record<NamedPage, string>> = {
  home: '/',
  vehicles: '/?tab=1',
  buying: '/?tab=2',
  about: '/?tab=3',
  company: '/com/company',
  flashSale: '/car/flashSale',
  statement: '/com/policy?formPage=1',
  privacy: '/com/policy?formPage=2',
  protocol: '/com/policy?formPage=3',
};

/** The pages about the company. */
const ofCompany: ReadonlySet<NamedPage> = new Set(['home', 'about', 'company']);

/** The URLs of all pages with their own description, for the sitemap. */
export const namedPages: readonly string[] = Object.values(canonicals);

/** Returns what the page at a URL is about. */
export async function describePage(url: string, describer: Describer): Promise<PageFacts> {
  const { language, below, search } = readSiteAddress(url);
  if (!screenAt(below, search) || below === screens.notFound.path) return missing(language, 'notFoundTitle');
  if (below === screens.detail.path) return describeDetail(storableId(search), language, describer);
  const name = pageNamed(below, search);
  if (!name) return untold(language);
  const facts = describeNamed(name, language, describer);
  return { ...facts, ...(await readVersion(name, describer)) };
}

const isLegal = (name: NamedPage): name is LegalName => legalNames.some((legal) => legal === name);

/** Another version of text or banners invalidates the cached page. */
async function readVersion(name: NamedPage, describer: Describer): Promise<Pick<PageFacts, 'version'>> {
  const { findLegalVersion, findBannerVersion, onFailure } = describer;
  try {
    if (name === 'home' && findBannerVersion) return { version: await findBannerVersion() };
    return isLegal(name) && findLegalVersion ? { version: await findLegalVersion(name) } : {};
  } catch (error) {
    onFailure?.(error);
    return {};
  }
}

/** The URL may contain an invalid id, which must not reach the database. */
function storableId(search: URLSearchParams): string {
  return String(makeStorable(search.get('id') ?? ''));
}

async function describeDetail(id: string, language: Language, describer: Describer): Promise<PageFacts> {
  const { findVehicle, onFailure, publicUrl } = describer;
  if (!findVehicle) return untold(language);
  try {
    const words = id === '' ? undefined : await findVehicle(id, language);
    return words ? describeVehicle(words, language, publicUrl) : missing(language, 'goneTitle');
  } catch (error) {
    onFailure?.(error);
    return untold(language);
  }
}

function pageNamed(below: string, search: URLSearchParams): NamedPage | undefined {
  if (below === screens.home.path) return tabs[tabOf(search)];
  if (below === screens.legal.path) return legalTexts.get(search.get('formPage') ?? '') ?? 'statement';
  if (below === screens.company.path) return 'company';
  return below === screens.flashSale.path ? 'flashSale' : undefined;
}

function describeNamed(name: NamedPage, language: Language, { publicUrl, company }: Describer): PageFacts {
  const canonical = canonicals[name];
  const title = pageText(language, `${name}Title`);
  return {
    status: 200,
    language,
    title,
    description: pageText(language, `${name}Description`),
    canonical,
    picture: name === 'flashSale' ? '/pictures/home/banner-flash.jpg' : '/pictures/home/banner-toyota.jpg',
    ...(name === 'flashSale' && { firstPicture: { path: '/pictures/home/banner-flash.webp', sizes: '100vw' } }),
    structured: [
      ...(ofCompany.has(name) ? [organization(publicUrl, company?.(language))] : []),
      ...(name === 'home'
        ? []
        : [
            breadcrumbs(publicUrl, language, [
              [pageText(language, 'homeTitle'), '/'],
              [title, canonical],
            ]),
          ]),
    ],
  };
}

/** Personal and redirecting pages are not described. */
function untold(language: Language): PageFacts {
  return { status: 200, language, title: '', description: pageText(language, 'siteDescription') };
}

function missing(language: Language, title: PageText): PageFacts {
  return {
    status: 404,
    language,
    title: pageText(language, title),
    description: pageText(language, 'goneDescription'),
  };
}
