import { readSiteVerification } from '../../app/settings.ts';

/** What a search engine asks for as a proof that the site is ours, and nothing else. */
export default function SiteVerificationPage() {
  return readSiteVerification(document);
}
