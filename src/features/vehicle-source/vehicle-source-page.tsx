export default function VehicleSourcePage() {
  return <div className="column" />;
}
