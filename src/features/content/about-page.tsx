export default function AboutPage() {
  return <div className="column" />;
}
