export default function ReservedPage() {
  return <div className="column" />;
}
