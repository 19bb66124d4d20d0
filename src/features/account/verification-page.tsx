export default function VerificationPage() {
  return <div className="column" />;
}
