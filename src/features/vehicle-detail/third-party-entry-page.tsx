export default function ThirdPartyEntryPage() {
  return <div className="column" />;
}
