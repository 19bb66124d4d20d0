export default function VehicleDetailPage() {
  return <div className="column" />;
}
