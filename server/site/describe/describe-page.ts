import type { Company } from '../../../generated/client/types.gen.ts';
import type { Language } from '../../../wire/language.ts';
import { makeStorable } from '../../../wire/host/check-payload.ts';
import { type LegalName, legalNames } from '../../legal/legal-timeline.ts';
import { readSiteAddress } from '../addresses.ts';
import { breadcrumbs, organization, type PageFacts, pageText, type PageText } from './page-facts.ts';
import { screenAt, screens, tabOf } from '../../../screens/screens.ts';
import { describeVehicle } from './describe-vehicle.ts';
import type { VehicleWords } from './vehicle-words.ts';

export interface Describer {
  publicUrl: string;
  /** The company, if it has given its data. */
  company?: (language: Language) => Company;
  /** Reads a vehicle. Without it, as on the mock, a vehicle's page is described like any other. */
  findVehicle?: (id: string, language: Language) => Promise<VehicleWords | undefined>;
  /** Which version of a legal text is in force at this moment. */
  findLegalVersion?: (name: LegalName) => Promise<number>;
  /** Tells one set of banners on the home page from another. */
  findBannerVersion?: () => Promise<string>;
  /** Called when a vehicle, or a version, could not be read. Its page is then served without a description. */
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

/** The pages that say who we are. */
const ofCompany: ReadonlySet<NamedPage> = new Set(['home', 'about', 'company']);

/** The addresses of all pages that say something of their own, for the site map. */
export const namedPages: readonly string[] = Object.values(canonicals);

/** What the page at an address is about. */
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

/** Another text is another page, and so are other banners, however long the one before it might be kept. */
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

/** An address may contain an id that no database can be asked for. */
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

/** A page that belongs to one person, or only leads on, is not described. */
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
