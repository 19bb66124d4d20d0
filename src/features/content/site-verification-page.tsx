import { readSiteVerification } from '../../app/settings.ts';

/** Shows only the text by which a search engine knows that the site is ours. */
export default function SiteVerificationPage() {
  return readSiteVerification(document);
}
