export default function NotFoundPage() {
  return <div className="column" />;
}
