export default function ComparePage() {
  return <div className="column" />;
}
