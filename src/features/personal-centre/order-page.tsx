export default function OrderPage() {
  return <div className="column" />;
}
