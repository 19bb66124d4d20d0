export default function LegalPage() {
  return <div className="column" />;
}
