export default function SiteVerificationPage() {
  return <div className="column" />;
}
