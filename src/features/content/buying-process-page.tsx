export default function BuyingProcessPage() {
  return <div className="column" />;
}
