import { readSiteVerification } from '#shared/state/settings.ts';

/** Shows only the text with which a search engine verifies the site. */
export default function SiteVerificationPage() {
  return readSiteVerification(document);
}
