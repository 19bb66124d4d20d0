export default function SimilarVehiclesPage() {
  return <div className="column" />;
}
