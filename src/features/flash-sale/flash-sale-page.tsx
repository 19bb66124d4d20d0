export default function FlashSalePage() {
  return <div className="column" />;
}
