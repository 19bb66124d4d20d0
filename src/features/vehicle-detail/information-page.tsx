export default function InformationPage() {
  return <div className="column" />;
}
