export default function ReservePage() {
  return <div className="column" />;
}
