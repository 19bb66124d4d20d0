export default function CentrePage() {
  return <div className="column" />;
}
